import type { Scope } from '../../../src/page/scope'

/** Unmounts, media queries and moving hosts send no events, so the page is polled. */
const POLL_EVERY_MS = 500

/** The limit of extra updates for late markup in that time, for pages that change in every frame. */
const MOST_UPDATES = 3

/** Calls back when the islands on the page may have changed. */
export function pollPage({ add, document, observe }: Scope, update: () => void): void {
  let left = MOST_UPDATES
  const observer = observe(MutationObserver, () => {
    if (left === 0) return
    left -= 1
    update()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setInterval(() => {
    left = MOST_UPDATES
    update()
  }, POLL_EVERY_MS)
  add(() => clearInterval(timer))
}
