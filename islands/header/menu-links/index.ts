import { isPlainClick } from '../../../src/dom/plain-click'
import { fragmentTarget, scrollBelow } from '../../../src/overlay/panel-scroll'
import { headerOffset } from '../../../src/page/header-offset'
import type { Mount } from '../../../src/page/island'

/** The target's first pixel stays clear of the header's last (contract 01 §0.8). */
const CLEARANCE_PX = 1

/** A menu's link to a part of this page scrolls there (contract 01 §5.2). */
export const mount: Mount = (link, scope) => {
  const { document, window, report } = scope
  // At the document: panels and menus that have another use for the click come first.
  scope.listen(document, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (!(event.target instanceof Node && link.contains(event.target))) return
    const target = fragmentTarget(document, link)
    if (!target) return
    event.preventDefault()
    scrollBelow(window, target, headerOffset(document).total - CLEARANCE_PX).catch(report)
  })
}
