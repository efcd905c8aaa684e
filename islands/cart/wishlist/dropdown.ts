import { parseCount } from '../../../src/state/cart'

const LISTS = '.cart-wishlist .wishlist-item .bag-contents'
const ROW = '.bag-product'
const EMPTY_MESSAGE = '.wishlist-empty'
const BUTTONS = '.wishlist-bag .bag-buttons'
const COUNT = '.wishlist-link .count'
const NO_ITEMS_CLASS = 'no-items'

/** The empty messages that were removed from their lists; the server prints one only in an empty list. */
const emptyMessages = new WeakMap<Element, Element>()

/**
 * Puts a row on top of every list of the header that does not show the product yet, and updates the count.
 * @returns whether the product is new to all lists
 */
export function addRow(document: Document, productId: number, row: Element): boolean {
  row.classList.add(rowClass(productId))
  const lists = [...document.querySelectorAll(LISTS)]
  const without = lists.filter((list) => !list.querySelector(rowSelector(productId)))
  for (const list of without) {
    removeMessage(list)
    list.prepend(row.cloneNode(true))
  }
  toggleButtons(document, { isEmpty: false })
  const isNew = without.length === lists.length
  if (isNew) count(document, 1)
  return isNew
}

/** Removes a product's rows from the header's lists and counts down, even if no list shows the product. */
export function removeRow(document: Document, productId: number): void {
  for (const row of document.querySelectorAll(`.wishlist-bag .${rowClass(productId)}`)) row.remove()
  count(document, -1)
  if (document.querySelector(`.wishlist-bag ${ROW}`)) return
  for (const list of document.querySelectorAll(LISTS)) {
    const message = emptyMessages.get(list)
    if (message) list.append(message)
  }
  toggleButtons(document, { isEmpty: true })
}

/** The server prints this class on its rows, but not on the row of an answer. */
const rowClass = (productId: number) => `prod-${productId}`
/** An answered row has the product's id. A printed row has the id of its entry, and always the class. */
const rowSelector = (productId: number) =>
  `.${rowClass(productId)}, #wishlist-${productId}:not([class*="prod-"])`

function removeMessage(list: Element) {
  const message = list.querySelector(EMPTY_MESSAGE)
  if (!message) return
  emptyMessages.set(list, message)
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
