import type { Scope } from '../../../src/page/scope'

/** Nothing tells of what is unmounted, of media that change and of places that move by themselves: they are looked at again. */
const LOOK_AGAIN_MS = 500

/** In that time, for late markup: a page that changes in every frame would be searched in every frame. */
const MOST_LOOKS = 3

/** Calls back when there may be other islands on the page. */
export function lookAgain({ add, document, observe }: Scope, look: () => void): void {
  let left = MOST_LOOKS
  const observer = observe(MutationObserver, () => {
    if (left === 0) return
    left -= 1
    look()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setInterval(() => {
    left = MOST_LOOKS
    look()
  }, LOOK_AGAIN_MS)
  add(() => clearInterval(timer))
}
