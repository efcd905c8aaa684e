/** One row of the dropdown. */
export interface Line {
  /** The removals that take this line: that of its product, and that of its variation if it has one. */
  readonly keys: readonly LineKey[]
  readonly quantity: number
}

/** What the server removes at once: all lines of a variation, or of a product. Also a class of the row. */
export type LineKey = `product-var-id-${number}` | `product-id-${number}`

/** A removal that the server was asked for, and the pieces that it takes from the count. */
export interface Removal {
  readonly key: LineKey
  readonly quantity: number
}

/** What all copies of the bag show. */
export interface Bag {
  readonly count: number
  readonly lines: readonly Line[]
  /** The total as the server answered it (HTML); null while the printed one stands. */
  readonly total: string | null
  readonly pending: readonly Removal[]
  /** Removed lines whose rows still show for a moment. */
  readonly leaving: readonly LineKey[]
  /** Removed lines whose rows are to be taken out. */
  readonly gone: readonly LineKey[]
  /** The last line was removed, and the message of an empty bag takes its place. */
  readonly emptied: boolean
}

export const UNREAD_BAG: Bag = {
  count: 0,
  lines: [],
  total: null,
  pending: [],
  leaving: [],
  gone: [],
  emptied: false,
}

export type BagAction =
  | { readonly type: 'read'; readonly count: number; readonly lines: readonly Line[] }
  | { readonly type: 'removing'; readonly key: LineKey; readonly quantity: number }
  | { readonly type: 'removed'; readonly key: LineKey; readonly total: string }
  | { readonly type: 'failed'; readonly key: LineKey }
  | { readonly type: 'left'; readonly key: LineKey }

export function reduceBag(bag: Bag, action: BagAction): Bag {
  switch (action.type) {
    case 'read':
      return read(bag, action.count, action.lines)
    case 'removing':
      return { ...bag, pending: [...bag.pending, { key: action.key, quantity: action.quantity }] }
    case 'failed':
      return { ...bag, pending: bag.pending.filter(({ key }) => key !== action.key) }
    case 'removed':
      return removed(bag, action.key, action.total)
    case 'left':
      // Newer markup may have come meanwhile, and with it the same product once more.
      if (!bag.leaving.includes(action.key)) return bag
      return {
        ...bag,
        leaving: bag.leaving.filter((key) => key !== action.key),
        gone: [...bag.gone, action.key],
      }
  }
}

/** Markup is read whenever a copy of the bag turns up: only what differs from the known state is news. */
function read(bag: Bag, count: number, lines: readonly Line[]): Bag {
  const staying = lines.filter(({ keys }) => !keys.some((key) => bag.leaving.includes(key)))
  if (count === bag.count && JSON.stringify(staying) === JSON.stringify(bag.lines)) return bag
  return {
    ...bag,
    count,
    lines,
    total: null,
    // A line that the server no longer prints is no longer counted either.
    pending: bag.pending.map((removal) =>
      hasLine(lines, removal.key) ? removal : { ...removal, quantity: 0 },
    ),
    leaving: [],
    gone: [],
    emptied: false,
  }
}

function removed(bag: Bag, key: LineKey, total: string): Bag {
  const quantity = bag.pending.find((removal) => removal.key === key)?.quantity ?? 0
  const count = Math.max(0, bag.count - quantity)
  return {
    ...bag,
    count,
    total,
    lines: bag.lines.filter(({ keys }) => !keys.includes(key)),
    pending: bag.pending.filter((removal) => removal.key !== key),
    leaving: [...bag.leaving, key],
    emptied: count === 0,
  }
}

/** A line that is being removed, or whose row is on its way out, is not removed again. */
export function isBusy(bag: Bag, key: LineKey): boolean {
  return bag.pending.some((removal) => removal.key === key) || bag.leaving.includes(key)
}

/** The pieces that a removal takes: those of every line of its key that no other removal has taken yet. */
export function quantityOf(bag: Bag, lines: readonly Line[], key: LineKey): number {
  return lines
    .filter(({ keys }) => keys.includes(key) && !keys.some((other) => isBusy(bag, other)))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

const hasLine = (lines: readonly Line[], key: LineKey) => lines.some(({ keys }) => keys.includes(key))

/** The key of a removal. @param variation 0 for none */
export function lineKey(product: number, variation: number): LineKey {
  return variation > 0 ? `product-var-id-${variation}` : `product-id-${product}`
}

/** The keys of all removals that take a line. @param variation 0 for none */
export function lineKeys(product: number, variation: number): LineKey[] {
  return [...new Set([lineKey(product, 0), lineKey(product, variation)])]
}

/** The bag's texts, printed by the theme in the shop's language. */
export interface BagTexts {
  readonly empty: string
  readonly singular: string
  readonly plural: string
}

/** `1 item in the cart`, `4 items in the cart` (spec storefront §3). */
export function headerSentence(count: number, { singular, plural }: BagTexts): string {
  return count === 1 ? `1 ${singular}` : `${count} ${plural}`
}
