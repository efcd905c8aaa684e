import { actAsButton } from '../../../src/dom/act-as-button'
import type { Scope } from '../../../src/page/scope'
import { carouselOf } from './carousels'
import { directionOf, listOf } from './markup'

/** Contract 04 §16. */
const TITLE = '.title-wrap'
const ARROWS = '.carousel-arrows'
const ARROW = '.carousel-prev, .carousel-next'
const HAS_ARROWS_CLASS = 'has-arrows'
const LABELS = { '-1': 'Previous', '1': 'Next' }

/** A link beside a carousel that moves it by an item (contract 03 §1.5); one without a carousel is left alone. */
export function mountArrow(arrow: HTMLElement, scope: Scope): void {
  const { adopt: adopted } = scope
  const by = directionOf(arrow)
  function onClick(event: MouseEvent) {
    const list = listOf(arrow)
    if (!list) return
    event.preventDefault()
    // The theme's arrow does not stay lit under the mouse; who uses the keyboard stays where they are.
    if (event.detail > 0) arrow.blur()
    const built = carouselOf(list)
    if (built) built.stepBy(by)
    else void scope.wake(list)?.then(() => carouselOf(list)?.stepBy(by))
  }
  const title = titleOf(arrow)
  if (title) adopted.classes(title, HAS_ARROWS_CLASS)
  scope.listen(arrow, 'click', onClick)
  // Its list may still come.
  if (!listOf(arrow)) return
  if (!arrow.textContent?.trim() && !arrow.getAttribute('aria-label')) {
    adopted.attribute(arrow, 'aria-label', LABELS[by])
  }
  scope.add(actAsButton(arrow, adopted))
}

/** The heading that makes room for the arrows: told by the first of them. */
function titleOf(arrow: HTMLElement): Element | null {
  const arrows = arrow.closest(ARROWS)
  return arrows?.querySelector(ARROW) === arrow ? arrows.closest(TITLE) : null
}
