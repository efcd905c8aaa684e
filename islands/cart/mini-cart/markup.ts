import { text } from '../../../src/page/text'
import { parseCount } from '../../../src/state/cart'
import { type BagTexts, type Line, type LineKey, lineKey, lineKeys, type Printed } from './bag'

const ROW = '.bag-product'
export const REMOVE_LINK = '.shopping-bag .remove-product'

/** For themes that print no texts (contract 02 §1.2). */
export const defaultTexts = (): BagTexts => ({
  empty: text('mini-cart.empty', 'Your cart is empty.'),
  singular: text('mini-cart.item', 'item in the cart'),
  plural: text('mini-cart.items', 'items in the cart'),
})

/** Reads the first bag of the page; all copies show the same. */
export function readBag(document: Document): Printed {
  const dropdown = document.querySelector('.shopping-bag')
  return {
    count: parseCount(document.querySelector('.cart-contents .num-items')?.textContent ?? ''),
    lines: dropdown ? linesIn(dropdown) : [],
    total: textOf(document.querySelector('.cart-contents .amount, .bag-total .amount')),
  }
}

/** The text of an answered total, as {@link readBag} reads it from the page. */
export const totalIn = (answer: DocumentFragment) => textOf(answer.querySelector('.amount') ?? answer)

const textOf = (node: Node | null) => node?.textContent?.trim() ?? ''

/** Each text comes from the first bag that has it. */
export function readTexts(document: Document): BagTexts {
  const printed = (name: string) =>
    document.querySelector(`.shopping-bag[${name}]:not([${name}=""])`)?.getAttribute(name)
  const { empty, singular, plural } = defaultTexts()
  return {
    empty: printed('data-empty-bag-txt') ?? empty,
    singular: printed('data-singular-item-txt') ?? singular,
    plural: printed('data-multiple-item-txt') ?? plural,
  }
}

/** The parts of a dropdown that show the whole cart. */
export interface DropdownParts {
  readonly header: Element | null
  /** The count in the header's text. */
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
  /** The count in their text. */
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
  /** The product's id as printed, which is sent unchanged. */
  readonly product: string
  /** The variation's id as printed; empty for none. */
  readonly variation: string
  /** The server's address that removes the line without script. */
  readonly href: string | null
  /** All lines of the link's dropdown. */
  readonly lines: readonly Line[]
}

/** @returns null for a link without an ajax URL or a product, which the browser follows */
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

/** The keys of a row by its remove link; empty where the link names no product. */
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

/** @returns null without a product; 0 for an invalid variation */
function idsOf(link: Element): { product: number; variation: number } | null {
  const [product = 0, variation = 0] = ['data-product-id', 'data-variation-id'].map((name) => {
    const text = link.getAttribute(name) ?? ''
    return /^\d+$/.test(text) ? Number(text) : 0
  })
  return product > 0 ? { product, variation } : null
}
