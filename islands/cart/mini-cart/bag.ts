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
  /** Removals are numbered in the order in which they were sent. */
  readonly id: number
  readonly key: LineKey
  readonly quantity: number
  /** Markup without its line has come meanwhile: that is newer than the answer will be. */
  readonly isOvertaken: boolean
}

/** The cart's total as the server has answered it. */
export interface Total {
  /** Cleaned. */
  readonly html: string
  /** What it says. */
  readonly text: string
}

/**
 * What all copies of the bag show: the server's newest word. That is the answer to the removal that was sent last, or
 * markup that came since. Where nobody can know which of two words is the newer one, the server is asked for the cart.
 */
export interface Bag {
  readonly count: number
  readonly lines: readonly Line[]
  /** The total as the server answered it (HTML, cleaned); null while the printed one stands. */
  readonly total: string | null
  /** What the total says, answered or printed; empty where the page shows none. */
  readonly totalText: string
  /** The removal whose answer the total is; 0 while the printed one stands. */
  readonly totalOf: number
  /** The removal that was sent last. */
  readonly sent: number
  /** Removals whose answers are still to come. */
  readonly pending: readonly Removal[]
  /** Removed lines whose rows still show for a moment. */
  readonly leaving: readonly LineKey[]
  /** Removed lines whose rows are to be taken out. */
  readonly gone: readonly LineKey[]
  /** Removed lines of which no markup has told since that they are gone. */
  readonly unconfirmed: readonly LineKey[]
  /** The last line was removed, and the message of an empty bag takes its place. */
  readonly emptied: boolean
  /** What is shown may not be the server's newest word. */
  readonly isInDoubt: boolean
}

export const UNREAD_BAG: Bag = {
  count: 0,
  lines: [],
  total: null,
  totalText: '',
  totalOf: 0,
  sent: 0,
  pending: [],
  leaving: [],
  gone: [],
  unconfirmed: [],
  emptied: false,
  isInDoubt: false,
}

/** What the page's markup shows. */
export interface Printed {
  readonly count: number
  readonly lines: readonly Line[]
  /** As text; empty where there is none. */
  readonly total: string
}

export type BagAction =
  | ({ readonly type: 'read' } & Printed)
  | { readonly type: 'removing'; readonly key: LineKey; readonly quantity: number }
  | { readonly type: 'removed'; readonly id: number; readonly total: Total }
  | { readonly type: 'failed'; readonly id: number }
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
      // Newer markup may have come meanwhile, and with it the same product once more.
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

/** Markup is read whenever a copy of the bag turns up: only what differs from the known state is news. */
function read(bag: Bag, { count, lines, total }: Printed): Bag {
  // A line under way that the server still prints: from before its removal, as a rule, or it was added again since.
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
    totalOf: 0,
    pending,
    leaving: [],
    gone: [],
    unconfirmed: [],
    emptied: false,
    isInDoubt: known.isInDoubt || bag.unconfirmed.some((key) => hasLine(lines, key)),
  }
}

/** Each removal takes all pieces that are there of its line now; where there are none, markup has overtaken it. */
function recounted(pending: readonly Removal[], lines: readonly Line[]): Removal[] {
  const taken: LineKey[] = []
  return pending.map((removal) => {
    const { key } = removal
    if (removal.isOvertaken || !hasLine(lines, key)) return { ...removal, quantity: 0, isOvertaken: true }
    const isFree = ({ keys }: Line) => keys.includes(key) && !keys.some((each) => taken.includes(each))
    const quantity = piecesIn(lines.filter(isFree))
    taken.push(key)
    return { ...removal, quantity }
  })
}

function removing(bag: Bag, key: LineKey, quantity: number): Bag {
  const id = bag.sent + 1
  return {
    ...bag,
    sent: id,
    pending: [...bag.pending, { id, key, quantity, isOvertaken: false }],
    // Of two requests that are under way the server may do either first.
    isInDoubt: bag.isInDoubt || bag.pending.length > 0,
  }
}

function removed(bag: Bag, id: number, { html, text }: Total): Bag {
  const removal = bag.pending.find((each) => each.id === id)
  if (!removal || removal.isOvertaken) return overtaken(bag, removal)
  const { key, quantity } = removal
  const count = Math.max(0, bag.count - quantity)
  return {
    ...bag,
    ...(id > bag.totalOf && { total: html, totalText: text, totalOf: id }),
    count,
    lines: count === 0 ? [] : bag.lines.filter(({ keys }) => !keys.includes(key)),
    pending: bag.pending.filter((each) => each !== removal),
    leaving: [...bag.leaving, key],
    unconfirmed: [...bag.unconfirmed, key],
    emptied: count === 0,
  }
}

function failed(bag: Bag, id: number): Bag {
  const removal = bag.pending.find((each) => each.id === id)
  if (!removal || removal.isOvertaken) return overtaken(bag, removal)
  // The server may have removed the line all the same.
  return { ...bag, pending: bag.pending.filter((each) => each !== removal), isInDoubt: true }
}

/** The answer says nothing new; but where its line is back, it may have been added before that removal, or after. */
function overtaken(bag: Bag, removal: Removal | undefined): Bag {
  if (!removal) return bag
  return {
    ...bag,
    pending: bag.pending.filter((each) => each !== removal),
    unconfirmed: [...bag.unconfirmed, removal.key],
    isInDoubt: bag.isInDoubt || hasLine(bag.lines, removal.key),
  }
}

/** Whether the answer to a removal still matters. */
export const isUnderWay = (bag: Bag, id: number) =>
  bag.pending.some((removal) => removal.id === id && !removal.isOvertaken)

/** Whether the visitor waits for the server. */
export const isWaiting = ({ pending }: Pick<Bag, 'pending'>) =>
  pending.some(({ isOvertaken }) => !isOvertaken)

/** Whether the server is to be asked for the whole cart: once all removals are answered, the next word is its newest. */
export const isToBeAsked = (bag: Bag) => bag.isInDoubt && bag.pending.length === 0

/** A line that is being removed, or whose row is on its way out, is not removed again. */
export function isBusy(bag: Bag, key: LineKey): boolean {
  const isPending = bag.pending.some((removal) => removal.key === key && !removal.isOvertaken)
  return isPending || bag.leaving.includes(key)
}

/** The pieces that a removal takes: those of every line of its key that no other removal has taken yet. */
export function quantityOf(bag: Bag, lines: readonly Line[], key: LineKey): number {
  return piecesIn(lines.filter(({ keys }) => keys.includes(key) && !keys.some((other) => isBusy(bag, other))))
}

const piecesIn = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

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
