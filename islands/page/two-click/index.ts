import { isPlainClick } from '../../../src/dom/plain-click'
import type { Mount } from '../../../src/page/island'

const HOVERED_CLASS = 'hovered'
/** These show another picture themselves, and lead on at once. */
const FOLLOWED_AT_ONCE = '.product-transition-fade, .product-transition-zoom'

/** A thumbnail's first tap shows what a pointer over it would show; the second one follows (contract 01 §21). */
export const mount: Mount = (link, scope) => {
  const { device } = scope
  if (!device.mobile || link.parentElement?.matches(FOLLOWED_AT_ONCE)) return
  const adopted = scope.adopt

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event) || link.classList.contains(HOVERED_CLASS)) return
    event.preventDefault()
    adopted.classes(link, HOVERED_CLASS)
  }
  scope.listen(link, 'click', onClick)
}
