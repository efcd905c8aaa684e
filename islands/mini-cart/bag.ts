/** One row of the dropdown. */
export interface Line {
  /** The removals that take this line: that of its product, and that of its variation if it has one. */
  readonly keys: readonly LineKey[]
  readonly quantity: number
}

/** What the server removes at once: all lines of a variation, or of a product. Also a class of the row. */
export type LineKey = `product-var-id-${number}` | `product-id-${number}`

/** What all copies of the bag show. */
export interface Bag {
  readonly count: number
  readonly lines: readonly Line[]
  /** The total as the server answered it (HTML); null while the printed one stands. */
  readonly total: string | null
  /** Lines whose removal is under way. */
  readonly pending: readonly LineKey[]
  /** Removed lines whose rows still show for a moment. */
  readonly leaving: readonly LineKey[]
  /** Whether the count and the lines are no longer those that the server printed. */
  readonly changed: boolean
}

export const UNREAD_BAG: Bag = { count: 0, lines: [], total: null, pending: [], leaving: [], changed: false }

export type BagAction =
  | { readonly type: 'read'; readonly count: number; readonly lines: readonly Line[] }
  | { readonly type: 'removing'; readonly key: LineKey }
  | { readonly type: 'removed'; readonly key: LineKey; readonly total: string }
  | { readonly type: 'failed'; readonly key: LineKey }
  | { readonly type: 'left'; readonly key: LineKey }

export function reduceBag(bag: Bag, action: BagAction): Bag {
  switch (action.type) {
    // Markup that is new from the server is right about everything but what is still under way.
    case 'read':
      return { ...bag, count: action.count, lines: action.lines, total: null, leaving: [], changed: false }
    case 'removing':
      return { ...bag, pending: [...bag.pending, action.key] }
    case 'failed':
      return { ...bag, pending: without(bag.pending, action.key) }
    case 'removed':
      return {
        ...bag,
        count: Math.max(0, bag.count - quantityOf(bag, action.key)),
        total: action.total,
        pending: without(bag.pending, action.key),
        leaving: [...bag.leaving, action.key],
        changed: true,
      }
    case 'left':
      // Newer markup may have come meanwhile, and with it the same product once more.
      if (!bag.leaving.includes(action.key)) return bag
      return {
        ...bag,
        lines: bag.lines.filter(({ keys }) => !keys.includes(action.key)),
        leaving: without(bag.leaving, action.key),
      }
  }
}

/** A line that is being removed, or whose row is on its way out, is not removed again. */
export function isBusy(bag: Bag, key: LineKey): boolean {
  return bag.pending.includes(key) || bag.leaving.includes(key)
}

/** The server removes every line of the key, so all their quantities count. */
function quantityOf(bag: Bag, removed: LineKey): number {
  return bag.lines
    .filter(({ keys }) => keys.includes(removed))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

const without = (keys: readonly LineKey[], key: LineKey) => keys.filter((other) => other !== key)

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
