import { parseCount } from '../../../src/state/cart'

const LISTS = '.cart-wishlist .wishlist-item .bag-contents'
const ROW = '.bag-product'
const EMPTY_MESSAGE = '.wishlist-empty'
const BUTTONS = '.wishlist-bag .bag-buttons'
const COUNT = '.wishlist-link .count'
const NO_ITEMS_CLASS = 'no-items'

/** Messages that rows have taken the place of; the server prints one only while a list is empty. */
const messages = new WeakMap<Element, Element>()

/**
 * Puts a row on top of every list of the header that does not show the product yet, and counts it.
 * @returns whether the product is new to them
 */
export function addRow(document: Document, productId: number, row: Element): boolean {
  row.classList.add(rowClass(productId))
  const lists = [...document.querySelectorAll(LISTS)]
  const without = lists.filter((list) => !list.querySelector(rowSelector(productId)))
  for (const list of without) {
    takeMessage(list)
    list.prepend(row.cloneNode(true))
  }
  toggleButtons(document, { isEmpty: false })
  const isNew = without.length === lists.length
  if (isNew) count(document, 1)
  return isNew
}

/** Takes a product's rows out of the header's lists, and counts it off: the table may hold more than the lists show. */
export function removeRow(document: Document, productId: number): void {
  for (const row of document.querySelectorAll(`.wishlist-bag .${rowClass(productId)}`)) row.remove()
  count(document, -1)
  if (document.querySelector(`.wishlist-bag ${ROW}`)) return
  for (const list of document.querySelectorAll(LISTS)) {
    const message = messages.get(list)
    if (message) list.append(message)
  }
  toggleButtons(document, { isEmpty: true })
}

/** The server prints this class, but leaves it out of the row that it answers. */
const rowClass = (productId: number) => `prod-${productId}`
/** The id is the product's in an answered row, and that of the entry in a printed one, which has the class as well. */
const rowSelector = (productId: number) =>
  `.${rowClass(productId)}, #wishlist-${productId}:not([class*="prod-"])`

function takeMessage(list: Element) {
  const message = list.querySelector(EMPTY_MESSAGE)
  if (!message) return
  messages.set(list, message)
  message.remove()
}

function toggleButtons(document: Document, { isEmpty }: { isEmpty: boolean }) {
  for (const buttons of document.querySelectorAll(BUTTONS)) buttons.classList.toggle(NO_ITEMS_CLASS, isEmpty)
}

function count(document: Document, change: number) {
  for (const element of document.querySelectorAll(COUNT)) {
    element.textContent = String(Math.max(0, parseCount(element.textContent ?? '') + change))
  }
}
