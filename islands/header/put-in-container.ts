import { wrapContents } from '../../src/dom/wrap-contents'
import type { Scope } from '../../src/page/scope'

/**
 * Gives a wide dropdown one box around everything in it, as wide as the page's content by the theme's CSS; one that has
 * such a box keeps that (contract 01 §5.1, §5.5).
 */
export function putInContainer(dropdown: Element, tag: 'div' | 'section', scope: Scope): void {
  if (dropdown.firstElementChild?.matches('.container')) return
  const items = [...dropdown.children]
  const box = dropdown.ownerDocument.createElement(tag)
  box.className = 'container'
  scope.add(wrapContents(dropdown, box))
  // With a box between a list and its items there is no list any more: none is told of.
  for (const node of [dropdown, box, ...items]) {
    if (!node.hasAttribute('role')) scope.adopt.attribute(node, 'role', 'none')
  }
}
