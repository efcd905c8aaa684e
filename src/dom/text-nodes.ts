/** Elements whose text is never shown. */
const UNSEEN = 'script, style, template, noscript'

/** The text nodes of a subtree, without those that are never shown. */
export function textNodesOf(root: Element | DocumentFragment): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest(UNSEEN)) found.push(node)
  }
  return found
}
