import { animateFrom } from '../../../src/motion/animate-from'
import { relayout } from '../../../src/page/relayout'
import type { Scope } from '../../../src/page/scope'
import { loadPicturesEagerly } from '../../../src/slides/pictures'
import { type Carousel, createCarousel } from './carousel'
import { addCarousel } from './carousels'
import { itemsPerView } from './items-per-view'
import { BUILT, CLOSABLE, desktopLimit, HOLDERS, HOLDERS_FROM_PX, itemsOf, readSettings } from './markup'
import { whenReady } from './when-ready'

const FADE_MS = 800
/** The fade of a list in a part of the page that the visitor has just opened. */
const OPENED_FADE_MS = 200
/** Other scripts measure the page again, as they do after the theme's own carousel. */
const RELAYOUT_AFTER_MS = 200

/** One relayout serves all carousels that are built together. */
let relayoutTimer: ReturnType<typeof setTimeout> | undefined

/** Builds the carousel once its pictures are loaded, and shows it: the theme's CSS hides the list until then. */
export function mountList(list: HTMLElement, scope: Scope): void {
  const { document, window } = scope
  // The theme's own library has built it already.
  if (list.querySelector(BUILT)) return
  /** The carousel's own scope, which ends at once if it cannot be built. */
  const built = scope.child()
  const settings = readSettings(list, scope.element('#sf-option-params'))
  if (settings.isStaged) removeHolders(list, built)
  const earlySteps: (-1 | 1)[] = []
  let carousel: Carousel | undefined

  function build() {
    const opacity = Number(window.getComputedStyle(list).opacity) || 0
    try {
      carousel = createCarousel(built, { list, settings })
    } catch (cause) {
      // The list goes back to how it was printed.
      built.dispose()
      throw cause
    } finally {
      // The list is shown in any case, since nothing else would show it.
      list.style.opacity = '1'
    }
    const durationMs = list.closest(CLOSABLE) ? OPENED_FADE_MS : FADE_MS
    if (opacity < 1) animateFrom(list, { opacity }, { durationMs })
    for (const by of earlySteps) carousel.stepBy(by)
    clearTimeout(relayoutTimer)
    relayoutTimer = setTimeout(() => relayout(window), RELAYOUT_AFTER_MS)
  }
  const stepBy = (by: -1 | 1) => (carousel ? carousel.stepBy(by) : void earlySteps.push(by))
  scope.add(addCarousel(list, { stepBy }))
  const inView = itemsPerView({
    ...settings,
    widthPx: document.documentElement.clientWidth,
    desktopPx: desktopLimit(document),
  })
  loadPicturesEagerly(itemsOf(list).slice(0, inView), built.adopt)
  whenReady(list, scope, build)
}

/** Removes the empty items at the ends of a staged carousel where the window is narrow (contract 03 §1.6). */
function removeHolders(list: HTMLElement, { document, add }: Scope): void {
  if (document.documentElement.clientWidth >= HOLDERS_FROM_PX) return
  for (const holder of itemsOf(list).filter((item) => item.matches(HOLDERS))) {
    const placeholder = document.createComment('')
    holder.replaceWith(placeholder)
    add(() => placeholder.replaceWith(holder))
  }
}
