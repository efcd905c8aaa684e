import { mayBeOneOf } from '../../../src/check/attribute'
import { checkTimes } from '../../../src/check/option-params'
import type { Check, Problem } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { mayBePicture } from '../../../src/check/url'
import { readList } from './markup'

/** Attributes that hold picture URLs; a slide may lack any of them, or be a video (contract 02 §13.1). */
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
