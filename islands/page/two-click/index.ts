import { isPlainClick } from '../../../src/dom/plain-click'
import type { Mount } from '../../../src/page/island'

const HOVERED_CLASS = 'hovered'
/** Thumbnails with their own change of picture, whose first tap follows the link. */
const SINGLE_TAP = '.product-transition-fade, .product-transition-zoom'

/** The first tap on a thumbnail shows its hover state, the second one follows the link (contract 01 §21). */
export const mount: Mount = (link, scope) => {
  const { device } = scope
  if (!device.mobile || link.parentElement?.matches(SINGLE_TAP)) return
  const adopted = scope.adopt

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event) || link.classList.contains(HOVERED_CLASS)) return
    event.preventDefault()
    adopted.classes(link, HOVERED_CLASS)
  }
  scope.listen(link, 'click', onClick)
}
