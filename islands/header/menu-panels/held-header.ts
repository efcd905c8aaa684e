/** Parts of the header that are stuck to the window's top. */
const STUCK = '.sticky-wrapper.is-sticky > .sticky-header, .sticky-wrapper.is-sticky > .sticky-top-bar'

/** A panel that moves the page holds what is stuck to its top. */
export interface HeldHeader {
  /** A page that is moved can not fix anything to the window: what was fixed stays where it is by its place. */
  hold(): void
  /** Back to the window, each part where it was. */
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
        // Whoever sticks the header may have placed it anew meanwhile.
        if (part.style.position !== 'absolute') continue
        const isStuck = part.matches(STUCK)
        part.style.position = isStuck ? 'fixed' : ''
        part.style.top = isStuck ? top : ''
      }
      held.clear()
    },
  }
}
