import { FEED } from '../feed-markup'

/** The feed plugin's parts of the page stand in a wrapper of their own. */
const WRAPPER = '.cff-wrapper'
const FRAMES = '.cff-likebox iframe'

/** The likeboxes that a feed looks after: those of its wrapper; the page's first feed has those that stand in none. */
export const likeboxesOf = (feed: Element): HTMLIFrameElement[] =>
  [...feed.ownerDocument.querySelectorAll<HTMLIFrameElement>(FRAMES)].filter(
    (frame) =>
      (frame.closest(WRAPPER)?.querySelector(FEED) ??
        frame.closest(FEED) ??
        frame.ownerDocument.querySelector(FEED)) === feed,
  )
