import { currentJQuery } from '../../../../legacy-shims/jquery-events'
import type { createMasonry, MasonryLayout } from '../../../../legacy-shims/masonry'
import { createAdoption } from '../../../../src/dom/adoption'
import type { Page } from '../../../../src/page/page'
import { COLUMN_ITEMS, POST } from './markup'

/** Contract 05 §13.1. */
const ROOM_BELOW = '15px'
/** Fired at the window, with the feed as `$self` (contract 05 §1.3). */
const BEFORE_LAYOUT = 'cffbeforemasonry'

/**
 * Lays a feed's items out with the masonry library. The feed itself is the container, so that its button for more comes
 * below the columns.
 * @param create makes a layout of the library
 */
export function createMasonryLayout(
  create: typeof createMasonry,
  feed: HTMLElement,
  page: Page,
): MasonryLayout {
  const margins = createAdoption()
  const known = new WeakSet<Element>()
  const layout = create({
    container: feed,
    itemSelector: COLUMN_ITEMS,
    prepare() {
      triggerBeforeLayout(feed, page)
      for (const post of feed.querySelectorAll<HTMLElement>(POST)) {
        if (known.has(post)) continue
        known.add(post)
        margins.style(post, 'margin-bottom', ROOM_BELOW)
      }
    },
  })
  return {
    ...layout,
    destroy() {
      layout.destroy()
      margins.restore()
    },
  }
}

/** Lets scripts that listen through jQuery change a feed before it is laid out. */
function triggerBeforeLayout(feed: HTMLElement, { window, report }: Page) {
  const jQuery = currentJQuery(window)
  if (!jQuery?.Event) return
  try {
    jQuery(window).trigger(jQuery.Event(BEFORE_LAYOUT, { $self: jQuery(feed) }))
  } catch (cause) {
    // An error of a listener does not stop the layout.
    report(cause)
  }
}
