import type { Draft, Wording } from '../drafts'

/** One line on one piece, as its field holds it. */
export interface Line extends Wording {
  /** The most UTF-16 units that the server takes. */
  readonly limit: number
}

export type Piece = readonly Line[]

/** The position of a line: the item in the cart, the piece of the item, and the line on the piece. */
export interface Place {
  readonly item: number
  readonly piece: number
  readonly line: number
}

/** A copy that can be undone: its source, and each piece's line before and after it. */
export interface Copied {
  readonly from: Place
  readonly changes: ReadonlyMap<number, { readonly before: Line; readonly after: Line }>
}

export interface Lines {
  /** The pieces of each line of the cart. */
  readonly items: readonly (readonly Piece[])[]
  readonly copied: Copied | undefined
}

export type LinesAction =
  | { readonly type: 'write'; readonly at: Place; readonly text: string }
  | { readonly type: 'mark'; readonly at: Place; readonly logo: boolean }
  | { readonly type: 'copy'; readonly from: Place }
  | { readonly type: 'undo' }

export function reduceLines(lines: Lines, action: LinesAction): Lines {
  switch (action.type) {
    case 'write':
      return changed(lines, action.at, { text: action.text })
    case 'mark':
      return changed(lines, action.at, { logo: action.logo })
    case 'copy':
      return copy(lines, action.from)
    case 'undo':
      return undo(lines)
  }
}

export function lineAt({ items }: Lines, { item, piece, line }: Place): Line | undefined {
  return items[item]?.[piece]?.[line]
}

/** A line has text or the logo; where the server has printed both, the logo can be taken off again. */
export function locksOf({ text, logo }: Wording): { readonly text: boolean; readonly logo: boolean } {
  return { text: logo, logo: !logo && text.trim() !== '' }
}

function changed(lines: Lines, at: Place, change: Partial<Line>): Lines {
  const before = lineAt(lines, at)
  if (!before) return lines
  const after = { ...before, ...change }
  return isSame(before, after) ? lines : { ...lines, items: withLine(lines.items, at, after) }
}

function copy(lines: Lines, from: Place): Lines {
  const source = lineAt(lines, from)
  if (!source) return lines
  const changes = new Map<number, { before: Line; after: Line }>()
  let { items } = lines
  for (let piece = from.piece + 1; piece < (items[from.item]?.length ?? 0); piece += 1) {
    const at = { ...from, piece }
    const before = lineAt(lines, at)
    if (!before) continue
    const after = { ...before, text: fitting(source.text, before.limit), logo: source.logo }
    if (isSame(before, after)) continue
    changes.set(piece, { before, after })
    items = withLine(items, at, after)
  }
  return changes.size > 0 ? { items, copied: { from, changes } } : lines
}

/** Undoes a copy, except on lines that were changed since. */
function undo({ items, copied }: Lines): Lines {
  if (!copied) return { items, copied }
  let restored = items
  for (const [piece, { before, after }] of copied.changes) {
    const at = { ...copied.from, piece }
    const now = lineAt({ items, copied }, at)
    if (now && isSame(now, after)) restored = withLine(restored, at, before)
  }
  return { items: restored, copied: undefined }
}

function withLine(items: Lines['items'], { item, piece, line }: Place, changed: Line): Lines['items'] {
  return replaced(items, item, (pieces) =>
    replaced(pieces, piece, (rows) => replaced(rows, line, () => changed)),
  )
}

function replaced<Item>(list: readonly Item[], at: number, change: (item: Item) => Item): readonly Item[] {
  return list.map((item, index) => (index === at ? change(item) : item))
}

const isSame = (one: Wording, other: Wording) => one.text === other.text && one.logo === other.logo

/** Cuts a text that is too long for a field, between two characters. */
function fitting(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')
}

/** The current value of a field, and the one that the server printed. */
export interface FoundLine extends Line {
  readonly printed: Wording
}

/** Whether a field holds something else than the server printed. */
export const isChanged = ({ printed, ...held }: FoundLine): boolean => !isSame(held, printed)

/**
 * The lines when the page is opened. A field that holds something else than the server printed keeps it: the browser has
 * restored it, or the visitor has typed already. Other fields get the draft's text. A draft that was posted counts only where
 * the server printed nothing, as after a failed post.
 */
export function resumed(
  found: readonly (readonly FoundLine[])[],
  draft: Draft | undefined,
): readonly Piece[] {
  return found.map((piece, pieceIndex) =>
    piece.map((line, index) => {
      const { printed, ...held } = line
      const kept = draft?.pieces[pieceIndex]?.[index]
      const isPrinted = printed.text.trim() !== '' || printed.logo
      if (!kept || isChanged(line) || (draft?.isSent && isPrinted)) return held
      return { ...held, text: fitting(kept.text, held.limit), logo: kept.logo }
    }),
  )
}
