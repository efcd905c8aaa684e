import { mayBeOneOf } from '../../../tools/scan/checks/attribute'
import { checkTimes } from '../../../tools/scan/checks/option-params'
import { tryRead } from '../../../tools/scan/checks/read'
import { mayBePicture } from '../../../tools/scan/checks/url'
import type { Check, Problem } from '../../../tools/scan/problem'
import { readList } from './markup'

/** Where a slide's pictures are: a video, and slides without a thumb or a large picture, are as good (contract 02 §13.1). */
const PICTURES = [
  { part: '[data-thumb]', name: 'data-thumb' },
  { part: 'img.product-slider-image', name: 'src' },
  { part: '[data-zoom-image]', name: 'data-zoom-image' },
  { part: 'a.zoom.lightbox', name: 'href' },
]

/** Contract 02 §13.1. */
export const check: Check = (host, page) => {
  const params = page.element('#sf-option-params')
  return [
    ...tryRead(() => readList(host), host),
    ...checkTimes(page, ['data-product-slider-vert-height']),
    ...(params ? mayBeOneOf(params, 'data-product-slider-thumbs-pos', ['left', 'bottom']) : []),
    ...PICTURES.flatMap(({ part, name }) => checkPictures(host, part, name)),
  ]
}

const checkPictures = (host: Element, part: string, name: string): Problem[] =>
  [...host.querySelectorAll(part)].flatMap((element) => mayBePicture(element, name))
