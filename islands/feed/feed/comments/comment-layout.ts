import { layOutList } from '../../../../src/page/list-layout'

/** In such a feed, comments lie over the posts below and do not move them. */
const OVERLAID = 'cff-opaque-comments'
const BY_STYLE_SHEET = 'cff-masonry-css'

/** Lays a feed out again after the height of its comments has changed (contract 05 §7.3 to §7.5). */
export function layOutAfterComments(feed: HTMLElement): void {
  if (feed.classList.contains(OVERLAID) || feed.classList.contains(BY_STYLE_SHEET)) return
  layOutList(feed)
}
