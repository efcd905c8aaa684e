import type { CSSProperties } from 'react'

const ID_PREFIX = 'cff_'

/** The printed details of a comment that the network does not send. */
export interface PrintedComment {
  readonly date: string
  readonly style: CSSProperties
}

export interface PrintedComments {
  of(commentId: string): PrintedComment
}

/** Reads the printed comments of a post (contract 05 §7.2). A comment that was not printed gets the style of the first. */
export function readPrinted(printed: readonly HTMLElement[]): PrintedComments {
  const known = new Map(printed.map((node) => [node.id, readOne(node)]))
  const usual: PrintedComment = { date: '', style: printed[0] ? styleOf(printed[0]) : {} }
  return { of: (commentId) => known.get(ID_PREFIX + commentId) ?? usual }
}

const readOne = (node: HTMLElement): PrintedComment => ({
  date: node.getAttribute('data-cff-comment-date') ?? '',
  style: styleOf(node),
})

/** An inline style as React's `style` property. */
function styleOf({ style }: HTMLElement): CSSProperties {
  const nameOf = (property: string) =>
    property.startsWith('--')
      ? property
      : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(
    Array.from(style, (property) => [nameOf(property), style.getPropertyValue(property)]),
  )
}
