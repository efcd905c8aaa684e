import { mayBeNumber } from '../../../../src/check/number'
import type { Check, Problem } from '../../../../src/check/problem'
import { BOX, POST, VIEW_COMMENTS } from './markup'

/** Contract 05 §5.1, §7.1: the ids that the network is asked about, and how many comments are shown at first. */
export const check: Check = (feed) => [
  ...[...feed.querySelectorAll(`${POST} ${VIEW_COMMENTS}:not([id]), ${POST} ${VIEW_COMMENTS}[id=""]`)].map(
    noId,
  ),
  ...[...feed.querySelectorAll(BOX)].flatMap((box) => mayBeNumber(box, 'data-num', { least: 0 })),
]

const noId = (element: Element): Problem => ({
  kind: 'missing',
  message: `${VIEW_COMMENTS} has no id: its likes and comments are not requested`,
  element,
})
