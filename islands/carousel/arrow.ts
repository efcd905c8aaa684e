import { actAsButton } from '../../src/page/act-as-button'
import { createAdoption } from '../../src/page/adoption'
import { listen } from '../../src/page/listen'
import type { Page } from '../../src/page/page'
import { carouselOf } from './carousels'
import { directionOf, listOf } from './markup'

const LABELS = { '-1': 'Previous', '1': 'Next' }

/** A link beside a carousel that moves it by an item (contract 03 §1.5); one without a carousel is left alone. */
export function mountArrow(arrow: HTMLElement, page: Page): () => void {
  const adopted = createAdoption()
  const by = directionOf(arrow)
  function onClick(event: Event) {
    const list = listOf(arrow)
    if (!list) return
    event.preventDefault()
    // The theme's arrow does not stay lit under the mouse; who uses the keyboard stays where they are.
    if (event instanceof MouseEvent && event.detail > 0) arrow.blur()
    const built = carouselOf(list)
    if (built) built.stepBy(by)
    else void page.wake(list)?.then(() => carouselOf(list)?.stepBy(by))
  }
  // Its list may still come.
  const stopClicks = listen(arrow, ['click'], onClick)
  if (!listOf(arrow)) return stopClicks
  if (!arrow.textContent?.trim() && !arrow.getAttribute('aria-label')) {
    adopted.attribute(arrow, 'aria-label', LABELS[by])
  }
  const stopKeys = actAsButton(arrow, adopted)
  return () => {
    stopClicks()
    stopKeys()
    adopted.restore()
  }
}
