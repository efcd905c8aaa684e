import type { Page } from '@playwright/test'

/** The window of a visitor who enlarges 390 px to twice the size. */
export const TWICE_THE_SIZE = { width: 195, height: 422 }

declare global {
  interface Window {
    /** The elements that were on the page before laurel. */
    servers?: WeakSet<Element>
  }
}

/** Records the elements that the server has printed. @returns how wide the page is */
export function lookBefore(page: Page) {
  return page.evaluate(() => {
    window.servers = new WeakSet(document.querySelectorAll('*'))
    return document.documentElement.scrollWidth
  })
}

/** Goes down the page, so that everything on it wakes. */
export function scrollThrough(page: Page) {
  return page.evaluate(async () => {
    // On a busy machine Chromium may stop drawing a page for good; what is measured afterwards needs no frame.
    const frame = () =>
      new Promise((drawn) => {
        requestAnimationFrame(drawn)
        setTimeout(drawn, 1000)
      })
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 3) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}

/**
 * The elements that laurel has made and that cannot be scrolled into the window as a whole.
 * @param within looks at all elements in it instead, whoever made them
 */
export function cutOff(page: Page, within?: string): Promise<string[]> {
  return page.evaluate((part) => {
    const WORTH = 'a, button, input, select, textarea, h1, h2, h3, h4, p, li, label, [role]'
    /** Whether the element is in a box that scrolls sideways by itself: a row of slides, a picture that is dragged. */
    const isOwnScroller = (element: Element) => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (box.matches('[inert], [aria-hidden="true"]')) return true
        if (getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1)
          return true
      }
      return false
    }
    const made = [...document.querySelectorAll(part ? `:is(${part}) :is(${WORTH})` : WORTH)].filter(
      (element) => part || !window.servers?.has(element),
    )
    return made.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const { clipPath, pointerEvents } = getComputedStyle(element)
      if (clipPath !== 'none' || pointerEvents === 'none' || isOwnScroller(element)) return []
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      if (width * height <= 1) return []
      const isHigher = height > innerHeight
      const isIn =
        left >= -1 && right <= innerWidth + 1 && (isHigher || (top >= -1 && bottom <= innerHeight + 1))
      const place = [left, top, right, bottom].map(Math.round).join(' ')
      return isIn ? [] : [`${element.outerHTML.slice(0, 120)} at ${place}`]
    })
  }, within)
}
