import { setAttributes } from '../../../src/dom/attributes'

/** One element with its attributes and children; texts go in as text nodes, whatever they say. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  setAttributes(made, attributes)
  made.append(...children)
  return made
}

/** Screen readers and selections lose their place when a text is written again: only when it is another one. */
export function write(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text
}
