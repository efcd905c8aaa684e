import { parseCount } from '../../../src/state/cart'
import { type BagTexts, type Line, type LineKey, lineKey, lineKeys, type Printed } from './bag'

const ROW = '.bag-product'
export const REMOVE_LINK = '.shopping-bag .remove-product'

/** The English texts for themes that print none at first paint (contract 02 §1.2). */
const DEFAULT_TEXTS: BagTexts = {
  empty: 'Your cart is empty.',
  singular: 'item in the cart',
  plural: 'items in the cart',
}

/** Reads what the first bag of the page shows; all copies show the same. */
export function readBag(document: Document): Printed {
  const dropdown = document.querySelector('.shopping-bag')
  return {
    count: parseCount(document.querySelector('.cart-contents .num-items')?.textContent ?? ''),
    lines: dropdown ? linesIn(dropdown) : [],
    total: textOf(document.querySelector('.cart-contents .amount, .bag-total .amount')),
  }
}

/** What a total says that was answered, as {@link readBag} reads it once it is shown. */
export const totalIn = (answer: DocumentFragment) => textOf(answer.querySelector('.amount') ?? answer)

const textOf = (node: Node | null) => node?.textContent?.trim() ?? ''

/** Each text from the first bag that has it. */
export function readTexts(document: Document): BagTexts {
  const text = (name: string) =>
    document.querySelector(`.shopping-bag[${name}]:not([${name}=""])`)?.getAttribute(name)
  return {
    empty: text('data-empty-bag-txt') ?? DEFAULT_TEXTS.empty,
    singular: text('data-singular-item-txt') ?? DEFAULT_TEXTS.singular,
    plural: text('data-multiple-item-txt') ?? DEFAULT_TEXTS.plural,
  }
}

/** What a dropdown shows of the whole cart. */
export interface DropdownParts {
  readonly header: Element | null
  /** The count that the header says. */
  readonly printed: number
  readonly amounts: readonly Element[]
}

export function readDropdown(host: Element): DropdownParts {
  const header = host.querySelector('.sub-menu .shopping-bag .bag-header')
  return {
    header,
    printed: parseCount(header?.textContent ?? ''),
    amounts: [...host.querySelectorAll('.bag-total .amount')],
  }
}

export interface CartLinkParts {
  readonly counts: readonly Element[]
  /** The count that they say. */
  readonly printed: number
  readonly amounts: readonly Element[]
}

export function readCartLink(host: Element): CartLinkParts {
  const counts = [...host.querySelectorAll('.num-items')]
  return {
    counts,
    printed: parseCount(counts[0]?.textContent ?? ''),
    amounts: [...host.querySelectorAll('.amount')],
  }
}

export interface RemoveLink {
  readonly key: LineKey
  readonly url: string
  /** As printed; the server gets just that. */
  readonly product: string
  /** As printed, empty for none. */
  readonly variation: string
  /** The server's own way to remove the line, without script. */
  readonly href: string | null
  /** All lines of the dropdown that the link is in. */
  readonly lines: readonly Line[]
}

/** Null for links that are not ours: without an ajax URL or a product the link works by itself. */
export function readRemoveLink(link: Element): RemoveLink | null {
  const url = link.getAttribute('data-ajaxurl')
  const product = link.getAttribute('data-product-id') ?? ''
  const variation = link.getAttribute('data-variation-id') ?? ''
  const ids = idsOf(link)
  if (!url || !ids) return null
  const dropdown = link.closest('.shopping-bag')
  return {
    key: lineKey(ids.product, ids.variation),
    url,
    product,
    variation,
    href: link.getAttribute('href'),
    lines: dropdown ? linesIn(dropdown) : [],
  }
}

/** The keys of a dropdown row by its remove link; none where the link is not one of ours. */
export function rowKeys(row: Element): LineKey[] {
  const link = row.querySelector('.remove-product')
  const ids = link && idsOf(link)
  return ids ? lineKeys(ids.product, ids.variation) : []
}

export const rowsIn = (bag: Element) => [...bag.querySelectorAll<HTMLElement>(ROW)]

const linesIn = (dropdown: Element) => rowsIn(dropdown).flatMap(readLine)

function readLine(row: HTMLElement): Line[] {
  const keys = rowKeys(row)
  if (keys.length === 0) return []
  const quantity = parseCount(row.querySelector('.remove-product')?.getAttribute('data-product-qty') ?? '')
  return [{ keys, quantity: Math.max(0, quantity) }]
}

/** Null without a product; a variation that is none is 0. */
function idsOf(link: Element): { product: number; variation: number } | null {
  const [product = 0, variation = 0] = ['data-product-id', 'data-variation-id'].map((name) => {
    const text = link.getAttribute(name) ?? ''
    return /^\d+$/.test(text) ? Number(text) : 0
  })
  return product > 0 ? { product, variation } : null
}
