/** One row of the dropdown. */
export interface Line {
  /** The keys of the removals that include this line: by its product, and by its variation if it has one. */
  readonly keys: readonly LineKey[]
  readonly quantity: number
}

/** Names all lines of a variation or of a product, which the server removes together. Also a class of the row. */
export type LineKey = `product-var-id-${number}` | `product-id-${number}`

/** A request to remove lines that has not been answered. */
export interface Removal {
  /** Removals are numbered in the order in which they were sent. */
  readonly id: number
  readonly key: LineKey
  /** How much it takes from the count. */
  readonly quantity: number
  /** Markup without the line has arrived since, so the answer will be older than what the page shows. */
  readonly isSuperseded: boolean
}

/** The cart's total in the server's answer. */
export interface Total {
  /** Sanitised. */
  readonly html: string
  readonly text: string
}

/**
 * The state that all copies of the bag show. It is the latest state from the server: the answer to the last removal, or
 * markup that came after it. Where it is unknown which of two states is later, the server is asked for the cart.
 */
export interface Bag {
  readonly count: number
  readonly lines: readonly Line[]
  /** The answered total as sanitised HTML; null while the printed one is shown. */
  readonly total: string | null
  /** The text of the shown total; empty where the page shows none. */
  readonly totalText: string
  /** The id of the removal that answered the total; 0 while the printed one is shown. */
  readonly totalRemovalId: number
  /** The id of the removal that was sent last; 0 for none. */
  readonly lastRemovalId: number
  /** Removals without an answer. */
  readonly pending: readonly Removal[]
  /** Removed lines whose rows still show for a moment. */
  readonly leaving: readonly LineKey[]
  /** Removed lines whose rows are removed as well. */
  readonly gone: readonly LineKey[]
  /** Removed lines since whose removal no markup has arrived. */
  readonly unconfirmed: readonly LineKey[]
  /** Whether the last line was removed, so that the empty message replaces the lines. */
  readonly isEmptied: boolean
  /** Whether the server may have a later state than the one that is shown. */
  readonly isInDoubt: boolean
}

export const UNREAD_BAG: Bag = {
  count: 0,
  lines: [],
  total: null,
  totalText: '',
  totalRemovalId: 0,
  lastRemovalId: 0,
  pending: [],
  leaving: [],
  gone: [],
  unconfirmed: [],
  isEmptied: false,
  isInDoubt: false,
}

/** The bag as the page's markup shows it. */
export interface Printed {
  readonly count: number
  readonly lines: readonly Line[]
  /** The total's text; empty where there is none. */
  readonly total: string
}

export type BagAction =
  | ({ readonly type: 'read' } & Printed)
  | { readonly type: 'removing'; readonly key: LineKey; readonly quantity: number }
  | { readonly type: 'removed'; readonly id: number; readonly total: Total }
  | { readonly type: 'failed'; readonly id: number }
  /** The row of a removed line has shown long enough. */
  | { readonly type: 'left'; readonly key: LineKey }
  /** The server was asked for the whole cart. */
  | { readonly type: 'asked' }

export function reduceBag(bag: Bag, action: BagAction): Bag {
  switch (action.type) {
    case 'read':
      return read(bag, action)
    case 'removing':
      return removing(bag, action.key, action.quantity)
    case 'failed':
      return failed(bag, action.id)
    case 'removed':
      return removed(bag, action.id, action.total)
    case 'left':
      // Later markup may hold the same product again, which clears `leaving`.
      if (!bag.leaving.includes(action.key)) return bag
      return {
        ...bag,
        leaving: bag.leaving.filter((key) => key !== action.key),
        gone: [...bag.gone, action.key],
      }
    case 'asked':
      return { ...bag, unconfirmed: [], isInDoubt: false }
  }
}

/** Markup is read for every new copy of the bag, so it only counts if it differs from the known state. */
function read(bag: Bag, { count, lines, total }: Printed): Bag {
  // Markup that holds a line under removal was usually printed before it, but the line may also have been added again.
  const pending = recounted(bag.pending, lines)
  const known = { ...bag, isInDoubt: bag.isInDoubt || isWaiting({ pending }) }
  const staying = lines.filter(({ keys }) => !keys.some((key) => bag.leaving.includes(key)))
  const isSameTotal = total === '' || total === bag.totalText
  if (count === bag.count && isSameTotal && JSON.stringify(staying) === JSON.stringify(bag.lines)) {
    return known.isInDoubt === bag.isInDoubt ? bag : known
  }
  return {
    ...known,
    count,
    lines,
    total: null,
    totalText: total,
    totalRemovalId: 0,
    pending,
    leaving: [],
    gone: [],
    unconfirmed: [],
    isEmptied: false,
    isInDoubt: known.isInDoubt || bag.unconfirmed.some((key) => hasLine(lines, key)),
  }
}

/** Updates the quantities of removals under way; markup without the line of a removal supersedes it. */
function recounted(pending: readonly Removal[], lines: readonly Line[]): Removal[] {
  const taken: LineKey[] = []
  return pending.map((removal) => {
    const { key } = removal
    if (removal.isSuperseded || !hasLine(lines, key)) return { ...removal, quantity: 0, isSuperseded: true }
    const isFree = ({ keys }: Line) => keys.includes(key) && !keys.some((each) => taken.includes(each))
    const quantity = totalQuantity(lines.filter(isFree))
    taken.push(key)
    return { ...removal, quantity }
  })
}

function removing(bag: Bag, key: LineKey, quantity: number): Bag {
  const id = bag.lastRemovalId + 1
  return {
    ...bag,
    lastRemovalId: id,
    pending: [...bag.pending, { id, key, quantity, isSuperseded: false }],
    // The server may handle two concurrent requests in either order.
    isInDoubt: bag.isInDoubt || bag.pending.length > 0,
  }
}

function removed(bag: Bag, id: number, { html, text }: Total): Bag {
  const removal = bag.pending.find((each) => each.id === id)
  if (!removal || removal.isSuperseded) return superseded(bag, removal)
  const { key, quantity } = removal
  const count = Math.max(0, bag.count - quantity)
  return {
    ...bag,
    ...(id > bag.totalRemovalId && { total: html, totalText: text, totalRemovalId: id }),
    count,
    lines: count === 0 ? [] : bag.lines.filter(({ keys }) => !keys.includes(key)),
    pending: bag.pending.filter((each) => each !== removal),
    leaving: [...bag.leaving, key],
    unconfirmed: [...bag.unconfirmed, key],
    isEmptied: count === 0,
  }
}

function failed(bag: Bag, id: number): Bag {
  const removal = bag.pending.find((each) => each.id === id)
  if (!removal || removal.isSuperseded) return superseded(bag, removal)
  // The server may have removed the line before the request failed.
  return { ...bag, pending: bag.pending.filter((each) => each !== removal), isInDoubt: true }
}

/** Drops the answer. If the line is back, it may have been added before or after the removal. */
function superseded(bag: Bag, removal: Removal | undefined): Bag {
  if (!removal) return bag
  return {
    ...bag,
    pending: bag.pending.filter((each) => each !== removal),
    unconfirmed: [...bag.unconfirmed, removal.key],
    isInDoubt: bag.isInDoubt || hasLine(bag.lines, removal.key),
  }
}

/** Whether the answer to a removal still counts. */
export const isUnderWay = (bag: Bag, id: number) =>
  bag.pending.some((removal) => removal.id === id && !removal.isSuperseded)

/** Whether any removal is under way whose answer counts. */
export const isWaiting = ({ pending }: Pick<Bag, 'pending'>) =>
  pending.some(({ isSuperseded }) => !isSuperseded)

/** Whether to ask the server for the whole cart. While a removal is under way, the answer might be outdated again. */
export const needsRefresh = (bag: Bag) => bag.isInDoubt && bag.pending.length === 0

/** Whether a line is being removed or its row is leaving; such a line is not removed again. */
export function isBusy(bag: Bag, key: LineKey): boolean {
  const isPending = bag.pending.some((removal) => removal.key === key && !removal.isSuperseded)
  return isPending || bag.leaving.includes(key)
}

/** The quantity that a removal takes from the count: that of all its lines which are not being removed already. */
export function quantityOf(bag: Bag, lines: readonly Line[], key: LineKey): number {
  return totalQuantity(
    lines.filter(({ keys }) => keys.includes(key) && !keys.some((other) => isBusy(bag, other))),
  )
}

const totalQuantity = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const hasLine = (lines: readonly Line[], key: LineKey) => lines.some(({ keys }) => keys.includes(key))

/** The key of a removal. @param variation 0 for none */
export function lineKey(product: number, variation: number): LineKey {
  return variation > 0 ? `product-var-id-${variation}` : `product-id-${product}`
}

/** The keys of all removals that include a line. @param variation 0 for none */
export function lineKeys(product: number, variation: number): LineKey[] {
  return [...new Set([lineKey(product, 0), lineKey(product, variation)])]
}

/** The bag's texts in the shop's language. */
export interface BagTexts {
  readonly empty: string
  readonly singular: string
  readonly plural: string
}

/** `1 item in the cart`, `4 items in the cart` (spec storefront §3). */
export function headerSentence(count: number, { singular, plural }: BagTexts): string {
  return count === 1 ? `1 ${singular}` : `${count} ${plural}`
}
