import { actAsButton } from '../../../src/dom/act-as-button'
import type { Adoption } from '../../../src/dom/adoption'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { carouselOf } from './carousels'
import { ARROW, arrowsInWrap, directionOf, listOf } from './markup'

/** Contract 04 §16. */
const TITLE = '.title-wrap'
const ARROWS = '.carousel-arrows'
const HAS_ARROWS_CLASS = 'has-arrows'

/** A link beside a carousel that moves it by one item (contract 03 §1.5); an arrow without a carousel is left alone. */
export function mountArrow(arrow: HTMLElement, scope: Scope): void {
  const { adopt: adopted } = scope
  const by = directionOf(arrow)
  function onClick(event: MouseEvent) {
    const list = listOf(arrow)
    if (!list) return
    event.preventDefault()
    // After a click with the mouse the theme's arrow must not stay highlighted; the keyboard keeps its focus.
    if (event.detail > 0) arrow.blur()
    const carousel = carouselOf(list)
    if (carousel) carousel.stepBy(by)
    else void scope.wake(list)?.then(() => carouselOf(list)?.stepBy(by))
  }
  const title = titleOf(arrow)
  if (title) adopted.classes(title, HAS_ARROWS_CLASS)
  scope.listen(arrow, 'click', onClick)
  // The arrow becomes a button only with a list; the list may be added later.
  if (!listOf(arrow)) return
  if (!arrow.textContent?.trim() && !arrow.getAttribute('aria-label')) {
    adopted.attribute(
      arrow,
      'aria-label',
      by === 1 ? text('common.next', 'Next') : text('common.previous', 'Previous'),
    )
  }
  scope.add(actAsButton(arrow, adopted))
}

/** The heading around the arrows, which makes room for them; null for all arrows but the first. */
function titleOf(arrow: HTMLElement): Element | null {
  const arrows = arrow.closest(ARROWS)
  return arrows?.querySelector(ARROW) === arrow ? arrows.closest(TITLE) : null
}

/** Disables the arrows in the same wrap that lead nowhere; arrows elsewhere are left as they are (contract 03 §1.5). */
export function showArrowStates(
  list: HTMLElement,
  adopted: Adoption,
  { index, last }: { readonly index: number; readonly last: number },
): void {
  for (const arrow of arrowsInWrap(list)) {
    adopted.style(arrow, 'display', last > 0 ? '' : 'none')
    adopted.toggle(arrow, 'disabled', last > 0 && index === (directionOf(arrow) > 0 ? last : 0))
  }
}
