import { wrapContents } from '../../src/dom/wrap-contents'
import type { Scope } from '../../src/page/scope'

/**
 * Wraps the contents of a wide dropdown in one box that the theme's CSS makes as wide as the page's
 * content, unless there is one already (contract 01 §5.1, §5.5).
 */
export function wrapInContainer(dropdown: Element, tag: 'div' | 'section', scope: Scope): void {
  if (dropdown.firstElementChild?.matches('.container')) return
  const items = [...dropdown.children]
  const box = dropdown.ownerDocument.createElement(tag)
  box.className = 'container'
  scope.add(wrapContents(dropdown, box))
  // A list whose items are not its children is invalid for assistive technology, so it loses the roles of a
  // list.
  for (const node of [dropdown, box, ...items]) {
    if (!node.hasAttribute('role')) scope.adopt.attribute(node, 'role', 'none')
  }
}
