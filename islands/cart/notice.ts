import { fadeIn, fadeOut } from '../../src/motion/fade'
import { MENU_FADE_IN_MS, MENU_FADE_OUT_MS } from '../../src/overlay/hover-menu'
import type { Page } from '../../src/page/page'

const NOTIFIED_CLASS = 'added-notification'
const OPEN_AT_MS = 800
const END_AT_MS = 4000
/** The animation of the item's link: one or more of the theme's class names, or none. */
const DEFAULT_ANIMATION = 'tada'

/** A header item that shows itself for a while when something was added to it: the bag, or the wishlist. */
export interface NoticeOptions {
  /** The items at this moment: the shop plugin may replace them between two steps. */
  readonly items: () => readonly HTMLElement[]
  /** All that might be notified, shown or not. */
  readonly itemSelector: string
  /** The part of an item that is animated. */
  readonly linkSelector: string
  readonly highlightAtMs: number
}

export interface Notice {
  /** Starts anew if it is under way, so that the first one's end does not cut the second one short. */
  show(): void
  end(): void
}

/** Highlights, opens and closes a header item after something was added to it (contract 02 §2.4, §4.3). */
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
    const left = [...new Set([...notified, ...items()])].filter((item) => !isInUse(item))
    for (const menu of left.flatMap(menuOf)) fadeOut(menu, { durationMs: MENU_FADE_OUT_MS })
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

/** Under the pointer, or where the keyboard is: there it stays open. */
const isInUse = (item: HTMLElement) => item.matches(':hover') || item.querySelector(':focus-visible') !== null

const menuOf = (item: HTMLElement) => [...item.querySelectorAll<HTMLElement>('ul.sub-menu')].slice(0, 1)

/** @param printed `data-cart-notification`: empty switches the animation off, a missing one means the default */
export function animationClasses(printed: string | null): string[] {
  return ['sf-animate', ...(printed ?? DEFAULT_ANIMATION).split(/\s+/).filter(Boolean)]
}
