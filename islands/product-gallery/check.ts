import { mayBeOneOf } from '../../tools/scan/checks/attribute'
import { checkTimes } from '../../tools/scan/checks/option-params'
import { tryRead } from '../../tools/scan/checks/read'
import type { Check } from '../../tools/scan/problem'
import { readList } from './markup'

/** Contract 02 §13.1. */
export const check: Check = (host, page) => {
  const params = page.element('#sf-option-params')
  return [
    ...tryRead(() => readList(host), host),
    ...checkTimes(page, ['data-product-slider-vert-height']),
    ...(params ? mayBeOneOf(params, 'data-product-slider-thumbs-pos', ['left', 'bottom']) : []),
  ]
}
