import { find, findAll } from '../../../src/dom/query'
import { MarkupError } from '../../../src/page/markup-error'
import type { Wording } from '../drafts'
import type { FoundLine, Place } from './lines'

const ITEM = '.item[class*="engravedItems_"]'
const ITEM_CLASS = /(?:^|\s)engravedItems_([\w-]+)/
const FIELD_CLASS = 'engraving_process_chars_lines'
const KEY = 'input[name="product_key[]"]'
const LIMIT = 30

/** The server's nodes of one line on one piece. */
export interface LineParts {
  readonly at: Place
  readonly field: HTMLInputElement
  /** The tick that puts the logo in place of a text. */
  readonly logo: HTMLInputElement | null
  /** Copies the line to the later pieces. */
  readonly arrow: HTMLElement | null
  readonly limit: number
}

/** The pieces of one line of the cart. */
export interface ItemParts {
  /** The suffix of the pieces' class, by which `copyToNext` names the item. */
  readonly id: string
  /** The cart line's key; empty where the server prints none. */
  readonly key: string
  readonly pieces: readonly (readonly LineParts[])[]
}

/**
 * Reads the details page (contract 08 §10.2).
 * @throws MarkupError without any piece with a line
 */
export function readItems(form: HTMLElement): readonly ItemParts[] {
  const pieces = new Map<string, HTMLElement[]>()
  for (const piece of findAll(form, ITEM)) {
    const [, id = ''] = ITEM_CLASS.exec(piece.className) ?? []
    pieces.set(id, [...(pieces.get(id) ?? []), piece])
  }
  const keys = [...findAll<HTMLInputElement>(form, KEY)].map(({ value }) => value)
  const items = [...pieces].map(([id, nodes], item) => ({
    id,
    key: keys[item] ?? '',
    pieces: nodes.map((node, piece) => readPiece(node, { item, piece })),
  }))
  if (!items.some((item) => item.pieces.some(({ length }) => length > 0)))
    throw new MarkupError('#tmmengravingdetails', { [ITEM]: '' })
  return items
}

function readPiece(node: HTMLElement, at: Omit<Place, 'line'>): readonly LineParts[] {
  const rows = [...findAll(node, 'li')].flatMap((row) => {
    const field = find<HTMLInputElement>(row, `input.${FIELD_CLASS}:not([type="checkbox"])`)
    return field ? [{ row, field }] : []
  })
  return rows.map(({ row, field }, line) => {
    const logo = find<HTMLInputElement>(row, `input.${FIELD_CLASS}[type="checkbox"]`)
    const limit = field.maxLength > 0 ? field.maxLength : LIMIT
    return { at: { ...at, line }, field, logo, arrow: find(row, '.tmm-arrow'), limit }
  })
}

/** Reads the fields of an item: their current values, and those that the server printed. */
export function foundIn({ pieces }: ItemParts): readonly (readonly FoundLine[])[] {
  return pieces.map((piece) =>
    piece.map(({ field, logo, limit }) => ({
      text: field.value,
      logo: logo?.checked ?? false,
      limit,
      printed: { text: field.defaultValue, logo: logo?.defaultChecked ?? false } satisfies Wording,
    })),
  )
}
