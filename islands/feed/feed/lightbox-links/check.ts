import type { Check, Problem } from '../../../../src/check/problem'
import { safeImageUrl, safePageUrl } from '../../../../src/page/safe-url'
import { itemIdOf, itemsOf } from '../../feed-markup'
import { mediaOf, readMedia, videoPictureOf } from './markup'
import { mediaLink } from './media-link'

/** Contract 05 §14.2: the lightbox needs something to show of each picture, video and frame, and its post's id. */
export const check: Check = (feed, { window }) => {
  const facts = {
    isPrivateGroup: feed.classList.contains('cff-private-group'),
    windowPx: window.innerWidth,
    videoPicture: videoPictureOf(feed, window),
  }
  return itemsOf(feed).flatMap((item) => {
    const boxes = mediaOf(item)
    const itemId = itemIdOf(item)
    const noId: Problem = {
      kind: 'missing',
      message: 'a post has no id: its pictures can not be told from others of the same address',
      element: item,
    }
    return [
      ...(boxes.length > 0 && itemId === '' ? [noId] : []),
      ...boxes.flatMap((box) => checkBox(box, mediaLink(readMedia(box, item), { ...facts, itemId }))),
    ]
  })
}

function checkBox(element: Element, { href, video, frame }: ReturnType<typeof mediaLink>): Problem[] {
  if (!href && !video && !frame) {
    return [{ kind: 'missing', message: 'a picture, video or frame names nothing to show', element }]
  }
  const bad = [
    ...[href].filter((each) => each && !safeImageUrl(each)),
    ...[video, frame].filter((each) => each && !safePageUrl(each)),
  ]
  return bad.map((each) => ({ kind: 'unparsable', message: `“${each}” is nothing to show`, element }))
}
