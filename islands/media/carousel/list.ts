import { animateFrom } from '../../../src/motion/animate-from'
import { relayout } from '../../../src/page/relayout'
import type { Scope } from '../../../src/page/scope'
import { askForPictures } from '../../../src/slides/pictures'
import { type Carousel, createCarousel } from './carousel'
import { provideCarousel } from './carousels'
import { takeHoldersOut } from './holders'
import { itemsPerView } from './items-per-view'
import { BUILT, CLOSABLE, desktopLimit, itemsOf, readSettings } from './markup'
import { whenReady } from './readiness'

const FADE_MS = 800
/** Of what was closed before: the visitor has asked for it. */
const OPENED_FADE_MS = 200
/** Others on the page measure anew, as they did after the theme's own carousel. */
const RELAYOUT_AFTER_MS = 200

/** One relayout serves all carousels that are built together. */
let relayoutTimer: ReturnType<typeof setTimeout> | undefined

/** Builds the carousel once its pictures are here, and shows it: the theme's CSS hides the list until then. */
export function mountList(list: HTMLElement, scope: Scope): void {
  const { document, window } = scope
  // A library of the theme's has been here.
  if (list.querySelector(BUILT)) return
  /** What is done to the list. */
  const built = scope.child()
  const settings = readSettings(list, scope.element('#sf-option-params'))
  if (settings.isStaged) takeHoldersOut(list, built)
  const asked: (-1 | 1)[] = []
  let carousel: Carousel | undefined

  function build() {
    const opacity = Number(window.getComputedStyle(list).opacity) || 0
    try {
      carousel = createCarousel(built, { list, settings })
    } catch (cause) {
      // A list that is none stays the list that it was, seen.
      built.dispose()
      throw cause
    } finally {
      // Whatever comes of it: nothing else would show the list.
      list.style.opacity = '1'
    }
    const durationMs = list.closest(CLOSABLE) ? OPENED_FADE_MS : FADE_MS
    if (opacity < 1) animateFrom(list, { opacity }, { durationMs })
    for (const by of asked) carousel.stepBy(by)
    clearTimeout(relayoutTimer)
    relayoutTimer = setTimeout(() => relayout(window), RELAYOUT_AFTER_MS)
  }
  const steps = { stepBy: (by: -1 | 1) => (carousel ? carousel.stepBy(by) : void asked.push(by)) }
  scope.add(provideCarousel(list, steps))
  const inView = itemsPerView({
    ...settings,
    widthPx: document.documentElement.clientWidth,
    desktopPx: desktopLimit(document),
  })
  askForPictures(itemsOf(list).slice(0, inView), built.adopt)
  whenReady(list, scope, build)
}
