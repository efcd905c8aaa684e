/** What is text in the document only. */
const UNSEEN = 'script, style, template, noscript'

export function textNodesOf(root: Element | DocumentFragment): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest(UNSEEN)) found.push(node)
  }
  return found
}
