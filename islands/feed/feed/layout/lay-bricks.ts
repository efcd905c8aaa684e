import type { createMasonry, MasonryLayout } from '../../../../legacy-shims/masonry'
import { createAdoption } from '../../../../src/dom/adoption'
import type { Page } from '../../../../src/page/page'
import { BRICKS, POST } from './markup'
import { tellBeforeLayout } from './tell-before-layout'

/** Contract 05 §13.1. */
const ROOM_BELOW = '15px'

/**
 * Lays a feed's items out with the masonry library. The feed itself is the container, so that its button for more comes
 * below the columns.
 * @param create makes a layout of the library
 */
export function layBricks(create: typeof createMasonry, feed: HTMLElement, page: Page): MasonryLayout {
  const rooms = createAdoption()
  const known = new WeakSet<Element>()
  const bricks = create({
    container: feed,
    itemSelector: BRICKS,
    prepare() {
      tellBeforeLayout(feed, page)
      for (const post of feed.querySelectorAll<HTMLElement>(POST)) {
        if (known.has(post)) continue
        known.add(post)
        rooms.style(post, 'margin-bottom', ROOM_BELOW)
      }
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
