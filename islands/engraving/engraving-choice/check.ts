import { needPart } from '../../../src/check/attribute'
import type { Check } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { readChoiceParts } from './markup'

/** Contract 08 §10.1: the radio buttons, and the addresses of the steps. */
export const check: Check = (form, page) => [
  ...tryRead(() => readChoiceParts(form, page), form),
  ...['#step_2_url', '#step_3_url', '#step_2'].flatMap((id) => needPart(page.document.body, id)),
]
