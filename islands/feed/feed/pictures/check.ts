import { mayBeJson } from '../../../../src/check/json'
import type { Check } from '../../../../src/check/problem'
import { DATA, SOURCE_SET } from './markup'

/** Contract 05 §12.1: which sizes there are of the pictures; without them the full ones are shown. */
export const check: Check = (feed) => [
  ...[...feed.querySelectorAll(`[${SOURCE_SET}]`)].flatMap((carrier) => mayBeJson(carrier, SOURCE_SET)),
  ...[...feed.querySelectorAll(DATA)].flatMap((data) => mayBeJson(data, 'data-resized')),
]
