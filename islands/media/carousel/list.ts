import { askForPictures } from '../../../src/carousel/pictures'
import { createAdoption } from '../../../src/dom/adoption'
import { animateFrom } from '../../../src/page/animate-from'
import type { Page } from '../../../src/page/page'
import { relayout } from '../../../src/page/relayout'
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
export function mountList(list: HTMLElement, page: Page): () => void {
  const { document, window } = page
  // A library of the theme's has been here.
  if (list.querySelector(BUILT)) return () => {}
  const adopted = createAdoption()
  const settings = readSettings(list, page.element('#sf-option-params'))
  const giveHoldersBack = settings.isStaged ? takeHoldersOut(list) : () => {}
  const asked: (-1 | 1)[] = []
  let carousel: Carousel | undefined

  function build() {
    const opacity = Number(window.getComputedStyle(list).opacity) || 0
    // Whatever comes of it: nothing else would show the list.
    list.style.opacity = '1'
    try {
      carousel = createCarousel({ list, settings, adopted, page })
    } catch (cause) {
      // A list that is none stays the list that it was, seen.
      adopted.restore()
      giveHoldersBack()
      throw cause
    }
    const durationMs = list.closest(CLOSABLE) ? OPENED_FADE_MS : FADE_MS
    if (opacity < 1) animateFrom(list, { opacity }, { durationMs })
    for (const by of asked) carousel.stepBy(by)
    clearTimeout(relayoutTimer)
    relayoutTimer = setTimeout(() => relayout(window), RELAYOUT_AFTER_MS)
  }
  const stopProviding = provideCarousel(list, {
    stepBy: (by) => (carousel ? carousel.stepBy(by) : void asked.push(by)),
  })
  const inView = itemsPerView({
    ...settings,
    widthPx: document.documentElement.clientWidth,
    desktopPx: desktopLimit(document),
  })
  askForPictures(itemsOf(list).slice(0, inView), adopted)
  const stopWaiting = whenReady(list, build)

  return () => {
    stopWaiting()
    stopProviding()
    carousel?.destroy()
    giveHoldersBack()
    adopted.restore()
  }
}
