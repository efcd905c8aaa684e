import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { coverOf } from './cover'
import { isPageChange } from './page-change'
import { onPageShown } from './page-shown'

/** Contract 01 §17.2. */
const FADE_OUT_MS = 600
const FADE_IN_MS = 1000
const TALL_FADE_IN_MS = 1200
/** A first part as high as the window. */
const TALL = '.parallax-window-height'
const FADING_IN_CLASS = 'page-fading-in'
const SEARCH_RESULTS = '.aws-search-result'
/** If the page is still here this long after the fade, the navigation has failed. */
const FAILED_AFTER_MS = 5000

/** Fades the page in once it has loaded, and out when a link opens another page. */
export function fadeBetweenPages(scope: Scope): void {
  const { document, window, navigation } = scope
  const { body } = document
  const cover = coverOf(scope, '#site-loading')
  /** The timers of the fade that is under way. */
  let fade = scope.child()
  let isLeaving = false

  function stopFade() {
    fade.dispose()
    fade = scope.child()
  }
  function uncover() {
    isLeaving = false
    stopFade()
    cover.hide()
    body.classList.remove(FADING_IN_CLASS)
  }
  function fadeIn() {
    // A home page starts uncovered, so a visitor can leave it before it has loaded.
    if (isLeaving) return
    const usualMs = document.querySelector(TALL) ? TALL_FADE_IN_MS : FADE_IN_MS
    const fadeMs = prefersReducedMotion(window) ? 0 : usualMs
    body.classList.add(FADING_IN_CLASS)
    cover.fade(0, fadeMs)
    fade.after(fadeMs, uncover)
  }
  function leave(url: string) {
    isLeaving = true
    stopFade()
    body.classList.remove(FADING_IN_CLASS)
    cover.fade(1, FADE_OUT_MS)
    fade.after(FADE_OUT_MS, () => navigation.follow(url))
    fade.after(FADE_OUT_MS + FAILED_AFTER_MS, uncover)
  }

  function onClick(event: MouseEvent) {
    const link = closest(event.target, 'a')
    if (!(link instanceof HTMLAnchorElement)) return
    const click = { isPlain: isPlainClick(event), isPrevented: event.defaultPrevented }
    const page = { url: window.location.href, bodyClasses: [...body.classList] }
    if (prefersReducedMotion(window) || !isPageChange(factsOf(link), click, page)) return
    event.preventDefault()
    leave(link.href)
  }

  scope.add(uncover)
  onPageShown(scope, { onLoaded: fadeIn, onRestored: uncover })
  // At the window, so that every other handler of the link runs first and can prevent the click.
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
    isSearchResult: link.closest(SEARCH_RESULTS) !== null,
  }
}
