import { mayBeNumber } from '../../../src/check/number'
import type { Check } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { mayBeUrl } from '../../../src/check/url'
import { readDirectory } from './markup'

/** Contract 03 §10.1: the address of the request is required, everything else has a default. */
export const check: Check = (canvas, page) => [
  ...tryRead(() => readDirectory(canvas, page), canvas),
  ...mayBeUrl(canvas, 'data-ajaxurl'),
  ...mayBeNumber(canvas, 'data-zoom', { least: 0, most: 22 }),
  ...mayBeNumber(canvas, 'data-excerpt', { least: 0 }),
]
