import { mayBeNumber } from '../../../../src/check/number'
import type { Check, Problem } from '../../../../src/check/problem'
import { boxesIn, readBox } from './crop-markup'

/** Contract 05 §13.3, §13.4: how many items a phone gets, and how pictures side by side are cropped. */
export const check: Check = (feed) => [
  ...mayBeNumber(feed, 'data-nummobile', { least: 0 }),
  ...boxesIn(feed).flatMap((box) => (readBox(box) ? [] : [unknownLayout(box)])),
  ...[...feed.querySelectorAll('[data-ratio]')].flatMap((each) =>
    mayBeNumber(each, 'data-ratio', { least: 0 }),
  ),
]

const unknownLayout = (element: Element): Problem => ({
  kind: 'missing',
  message: 'pictures side by side have no cff-img-layout-2, -3 or -4: they are not cropped',
  element,
})
