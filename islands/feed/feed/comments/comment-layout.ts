import { layOutList } from '../../../../src/page/list-layout'

/** Feeds whose comments lie over the posts below, which stay where they are. */
const OVERLAID = 'cff-opaque-comments'
const BY_STYLE_SHEET = 'cff-masonry-css'

/** Lays a feed out again when comments in it have become more or fewer (contract 05 §7.3 to §7.5). */
export function layOutAfterComments(feed: HTMLElement): void {
  if (feed.classList.contains(OVERLAID) || feed.classList.contains(BY_STYLE_SHEET)) return
  layOutList(feed)
}
