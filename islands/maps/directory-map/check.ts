import { mayBeNumber } from '../../../tools/scan/checks/number'
import { tryRead } from '../../../tools/scan/checks/read'
import { mayBeUrl } from '../../../tools/scan/checks/url'
import type { Check } from '../../../tools/scan/problem'
import { readDirectory } from './markup'

/** Contract 03 §10.1: the address of its call is needed, the rest has defaults. */
export const check: Check = (canvas, page) => [
  ...tryRead(() => readDirectory(canvas, page), canvas),
  ...mayBeUrl(canvas, 'data-ajaxurl'),
  ...mayBeNumber(canvas, 'data-zoom', { least: 0, most: 22 }),
  ...mayBeNumber(canvas, 'data-excerpt', { least: 0 }),
]
