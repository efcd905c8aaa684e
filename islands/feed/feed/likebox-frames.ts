import { FEED } from '../feed-markup'

/** The plugin's wrapper around a feed and the parts that belong to it. */
const WRAPPER = '.cff-wrapper'
const FRAMES = '.cff-likebox iframe'

/** The likeboxes of a feed: those in its wrapper. The page's first feed also has those outside any wrapper. */
export const likeboxesOf = (feed: Element): HTMLIFrameElement[] =>
  [...feed.ownerDocument.querySelectorAll<HTMLIFrameElement>(FRAMES)].filter(
    (frame) =>
      (frame.closest(WRAPPER)?.querySelector(FEED) ??
        frame.closest(FEED) ??
        frame.ownerDocument.querySelector(FEED)) === feed,
  )
