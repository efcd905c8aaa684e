/** What an element held, in a `span` of its own: the same nodes, so that they keep their listeners. */
export interface Wrapped {
  readonly span: HTMLElement
  unwrap(): void
}

export function wrapContents(element: HTMLElement): Wrapped {
  const span = element.ownerDocument.createElement('span')
  span.append(...element.childNodes)
  element.append(span)
  return { span, unwrap: () => span.replaceWith(...span.childNodes) }
}
