/** Parts of the header that are stuck to the window's top. */
const STUCK = '.sticky-wrapper.is-sticky > .sticky-header, .sticky-wrapper.is-sticky > .sticky-top-bar'

/**
 * Keeps the stuck header in place while a panel moves the page: inside a transformed page nothing can be
 * fixed to the window, so the header is positioned absolutely instead.
 */
export interface HeldHeader {
  hold(): void
  /** Fixes each part to the window again. */
  release(): void
}

export function holdHeader(document: Document, window: Window): HeldHeader {
  const held = new Map<HTMLElement, string>()
  return {
    hold() {
      const { scrollY } = window
      if (scrollY <= 0 || !document.body.classList.contains('sticky-header-enabled')) return
      for (const part of document.querySelectorAll<HTMLElement>(STUCK)) {
        if (!held.has(part)) held.set(part, part.style.top)
        part.style.position = 'absolute'
        part.style.top = `${scrollY}px`
      }
    },
    release() {
      for (const [part, top] of held) {
        // The sticky header may have positioned the part again in the meantime.
        if (part.style.position !== 'absolute') continue
        const isStuck = part.matches(STUCK)
        part.style.position = isStuck ? 'fixed' : ''
        part.style.top = isStuck ? top : ''
      }
      held.clear()
    },
  }
}
