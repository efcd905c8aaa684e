import { createMasonry, type MasonryLayout } from '../../../../legacy-shims/masonry'
import { createAdoption } from '../../../../src/dom/adoption'
import type { Page } from '../../../../src/page/page'
import { BRICKS, POST } from './markup'
import { tellBeforeLayout } from './tell-before-layout'

/** Contract 05 §13.1. */
const ROOM_BELOW = '15px'

/**
 * Puts each of a feed's items where it comes highest. The feed itself is the container, so that the button for more,
 * which stands in it, comes below the columns.
 */
export function layBricks(feed: HTMLElement, page: Page): MasonryLayout {
  const rooms = createAdoption()
  const bricks = createMasonry({
    container: feed,
    itemSelector: BRICKS,
    prepare() {
      tellBeforeLayout(feed, page)
      for (const post of feed.querySelectorAll<HTMLElement>(POST))
        rooms.style(post, 'margin-bottom', ROOM_BELOW)
    },
  })
  return {
    ...bricks,
    destroy() {
      bricks.destroy()
      rooms.restore()
    },
  }
}
