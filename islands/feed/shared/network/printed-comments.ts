import type { CSSProperties } from 'react'

const ID_PREFIX = 'cff_'

/** What the server has printed of a comment, and the network does not tell. */
export interface PrintedComment {
  readonly date: string
  readonly style: CSSProperties
}

export interface PrintedComments {
  of(commentId: string): PrintedComment
}

/** Reads what the server has printed of a post's comments (contract 05 §7.2): a comment that it has not looks like the first. */
export function readPrinted(printed: readonly HTMLElement[]): PrintedComments {
  const known = new Map(printed.map((node) => [node.id, readOne(node)]))
  const usual: PrintedComment = { date: '', style: printed[0] ? styleOf(printed[0]) : {} }
  return { of: (commentId) => known.get(ID_PREFIX + commentId) ?? usual }
}

const readOne = (node: HTMLElement): PrintedComment => ({
  date: node.getAttribute('data-cff-comment-date') ?? '',
  style: styleOf(node),
})

/** An inline style as React takes it. */
function styleOf({ style }: HTMLElement): CSSProperties {
  const nameOf = (property: string) =>
    property.startsWith('--')
      ? property
      : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(
    Array.from(style, (property) => [nameOf(property), style.getPropertyValue(property)]),
  )
}
