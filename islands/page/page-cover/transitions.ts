import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { onArrival } from './arrival'
import { coverOf } from './cover'
import { isPageChange } from './leaving'

/** Contract 01 §17.2. */
const OUT_MS = 600
const IN_MS = 1000
const TALL_IN_MS = 1200
const TALL = '.parallax-window-height'
const FADING_IN = 'page-fading-in'
/** A page that is still here so long after it was left has not been left: the server had no page to give. */
const STAYED_AFTER_MS = 5000

/** Fades the page in when it has loaded, and out when a link leads to another one. */
export function fadeBetweenPages(scope: Scope): void {
  const { document, window, navigation } = scope
  const { body } = document
  const cover = coverOf(scope, '#site-loading')
  let steps = scope.child()
  let isLeaving = false

  function stopSteps() {
    steps.dispose()
    steps = scope.child()
  }
  function uncover() {
    isLeaving = false
    stopSteps()
    cover.hide()
    body.classList.remove(FADING_IN)
  }
  function fadeIn() {
    // A home page is not covered at first: it can be left before it has loaded.
    if (isLeaving) return
    const usualMs = document.querySelector(TALL) ? TALL_IN_MS : IN_MS
    const fadeMs = prefersReducedMotion(window) ? 0 : usualMs
    body.classList.add(FADING_IN)
    cover.fade(0, fadeMs)
    steps.after(fadeMs, uncover)
  }
  function leave(url: string) {
    isLeaving = true
    stopSteps()
    body.classList.remove(FADING_IN)
    cover.fade(1, OUT_MS)
    steps.after(OUT_MS, () => navigation.follow(url))
    steps.after(OUT_MS + STAYED_AFTER_MS, uncover)
  }

  function onClick(event: MouseEvent) {
    const link = closest(event.target, 'a')
    if (!(link instanceof HTMLAnchorElement)) return
    const click = { isPlain: isPlainClick(event), isPrevented: event.defaultPrevented }
    const place = { url: window.location.href, bodyClasses: [...body.classList] }
    if (prefersReducedMotion(window) || !isPageChange(factsOf(link), click, place)) return
    event.preventDefault()
    leave(link.href)
  }

  scope.add(uncover)
  onArrival(scope, { onLoaded: fadeIn, onReturned: uncover })
  // Last of all: whoever has something else in mind for the link has said so by now.
  scope.listen(window, 'click', onClick)
}

function factsOf(link: HTMLAnchorElement) {
  const { parentElement } = link
  return {
    href: link.getAttribute('href'),
    url: link.href,
    target: link.target,
    isDownload: link.hasAttribute('download'),
    toggle: link.getAttribute('data-toggle'),
    classes: [...link.classList],
    parentClasses: [...(parentElement?.classList ?? [])],
    grandparentClasses: [...(parentElement?.parentElement?.classList ?? [])],
  }
}
