import { setAttributes } from '../../../src/dom/attributes'

/** Creates an element with attributes and children; strings become text nodes. */
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

/** Writes a text only if it has changed: writing it again would reset selections and screen readers. */
export function write(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text
}
