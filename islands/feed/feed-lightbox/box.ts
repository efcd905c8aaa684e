import { createElement } from 'react'
import { createLightbox, type Lightbox } from '../../../src/overlay/lightbox/create-lightbox'
import type { Page } from '../../../src/page/page'
import { text } from '../../../src/page/text'
import { mountReact } from '../../../src/react/mount'
import { feedAround } from '../feed-markup'
import { WANTS_COMMENTS } from '../lightbox-link'
import { FeedLightbox } from './FeedLightbox'
import type { FeedItem } from './feed-item'
import type { Album } from './markup'

/** Contract 05 §14.4. */
export const FADE_MS = 300
const NO_SVGS = 'cff-no-svgs'
const defaultNetworkText = () => text('feed-lightbox.view', 'View on Facebook')

/** The settings of a feed's lightbox (contract 05 §1.2, §1.3). */
export interface FeedSettings {
  readonly hasComments: boolean
  readonly networkText: string
  /** Whether the page's style sheet draws icons without SVG. */
  readonly hasNoSvgs: boolean
  readonly swipes: boolean
}

/** The lightbox while it is open. */
export interface FeedBox {
  readonly page: Page
  readonly settings: FeedSettings
  readonly lightbox: Lightbox<FeedItem>
  /** Null for a link outside a feed. */
  readonly feed: Element | null
  /** The element that gets the focus back. */
  readonly opener: () => HTMLElement | undefined
  /** Aborted by `end` only: after the visitor closes the lightbox, pending answers still arrive. */
  readonly signal: AbortSignal
  /** Closes at once, without a fade. */
  end(): void
}

/** A page has one open lightbox at most. */
let current: FeedBox | undefined

/** Opens a feed's lightbox over the page and closes an open one (contract 05 §14). */
export function openFeedLightbox(page: Page, { items, index }: Album, opener: FeedBox['opener']): FeedBox {
  // Its calls go on, because this lightbox may need the same answers.
  current?.lightbox.end()
  const feed = feedOf(items[index])
  const controller = new AbortController()
  const lightbox = createLightbox<FeedItem>(page.window, {
    wraps: ['arrow', 'swipe'],
    fadeMs: FADE_MS,
    // The history entry has the page's own address (contract 05 §15).
    hasHistory: true,
  })
  const box: FeedBox = {
    page,
    settings: readSettings(page, feed),
    lightbox,
    feed,
    opener,
    signal: controller.signal,
    end() {
      controller.abort()
      lightbox.end()
    },
  }
  current = box
  lightbox.open(items, index)
  const unmount = mountReact(createElement(FeedLightbox, { box }), page)
  const stop = lightbox.$state.listen(({ phase }) => {
    if (phase !== 'closed') return
    stop()
    unmount()
    if (current === box) current = undefined
  })
  return box
}

const feedOf = (item: FeedItem | undefined) => (item?.post ? feedAround(item.post) : null)

function readSettings({ document, window }: Page, feed: Element | null): FeedSettings {
  return {
    hasComments: feed?.getAttribute(WANTS_COMMENTS) === 'true',
    networkText: feed?.getAttribute('data-fb-text')?.trim() || defaultNetworkText(),
    hasNoSvgs: document.querySelector(`.cff.${NO_SVGS}`) !== null,
    swipes: Reflect.get(window, 'cffnomobileswipe') === undefined,
  }
}
