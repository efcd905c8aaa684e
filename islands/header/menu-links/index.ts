import { isPlainClick } from '../../../src/dom/plain-click'
import type { Mount } from '../../../src/page/island'
import { followInPageLink } from '../in-page-link'

/** A menu's link to a part of this page scrolls there (contract 01 §5.2). */
export const mount: Mount = (link, scope) => {
  // At the document, so that panels and menus handle the click first and can prevent it.
  scope.listen(scope.document, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (event.target instanceof Node && link.contains(event.target)) followInPageLink(scope, link, event)
  })
}
