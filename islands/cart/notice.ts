import { fadeIn, fadeOut } from '../../src/motion/fade'
import { MENU_FADE_IN_MS, MENU_FADE_OUT_MS } from '../../src/overlay/hover-menu'
import type { Page } from '../../src/page/page'

const NOTIFIED_CLASS = 'added-notification'
const OPEN_AT_MS = 800
const END_AT_MS = 4000
/** One or more of the theme's animation classes. */
const DEFAULT_ANIMATION = 'tada'

export interface NoticeOptions {
  /** Looks up the header items to show; the shop plugin may replace them between two steps. */
  readonly items: () => readonly HTMLElement[]
  /** Matches all header items of the kind, visible or not. */
  readonly itemSelector: string
  /** The part of an item that is animated. */
  readonly linkSelector: string
  readonly highlightAtMs: number
}

export interface Notice {
  /** Restarts the timers of a notice under way. */
  show(): void
  end(): void
}

/** Shows the header's bag or wishlist for a while after something was added to it (contract 02 §2.4, §4.3). */
export function createNotice(page: Page, options: NoticeOptions): Notice {
  const { document } = page
  const { items, itemSelector, linkSelector, highlightAtMs } = options
  let timers: ReturnType<typeof setTimeout>[] = []
  const stopTimers = () => timers.forEach(clearTimeout)
  const animation = () =>
    animationClasses(page.element('#sf-option-params')?.getAttribute('data-cart-notification') ?? null)

  function highlight() {
    for (const item of items()) {
      item.classList.add(NOTIFIED_CLASS)
      item.querySelector(linkSelector)?.classList.add(...animation())
    }
  }
  function open() {
    for (const menu of items().flatMap(menuOf)) fadeIn(menu, { durationMs: MENU_FADE_IN_MS })
  }
  function close() {
    timers = []
    const notified = document.querySelectorAll<HTMLElement>(`${itemSelector}.${NOTIFIED_CLASS}`)
    for (const item of notified) {
      item.classList.remove(NOTIFIED_CLASS)
      item.querySelector(linkSelector)?.classList.remove(...animation())
    }
    const unused = [...new Set([...notified, ...items()])].filter((item) => !isInUse(item))
    for (const menu of unused.flatMap(menuOf)) fadeOut(menu, { durationMs: MENU_FADE_OUT_MS })
  }

  return {
    show() {
      stopTimers()
      timers = [
        setTimeout(highlight, highlightAtMs),
        setTimeout(open, OPEN_AT_MS),
        setTimeout(close, END_AT_MS),
      ]
    },
    end() {
      stopTimers()
      if (timers.length > 0) close()
    },
  }
}

/** An item under the pointer or with the focus stays open. */
const isInUse = (item: HTMLElement) => item.matches(':hover') || item.querySelector(':focus-visible') !== null

const menuOf = (item: HTMLElement) => [...item.querySelectorAll<HTMLElement>('ul.sub-menu')].slice(0, 1)

/** @param printed `data-cart-notification`: empty for no animation, null for the default */
function animationClasses(printed: string | null): string[] {
  return ['sf-animate', ...(printed ?? DEFAULT_ANIMATION).split(/\s+/).filter(Boolean)]
}
