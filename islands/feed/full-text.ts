const wholes = new WeakMap<Element, DocumentFragment>()

/**
 * Remembers what a text held before it was cut, for who shows or tells the whole of it.
 * @param whole the text's own nodes, or a copy of them
 */
export function keepWhole(text: Element, whole: DocumentFragment): void {
  wholes.set(text, whole)
}

export const forgetWhole = (text: Element) => void wholes.delete(text)

/** What a text holds when it is not cut: a copy, or itself when nobody has cut it. */
export const wholeOf = (text: Element): Element | DocumentFragment => wholes.get(text) ?? text
