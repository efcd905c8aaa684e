import { find } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import type { ProductForm } from './markup'

interface Row {
  readonly className: string
  readonly label: string
  readonly content: Node
  /** The field that the label names. */
  readonly field?: HTMLElement | null
}

const QUANTITY_ID = 'quantity'
const UNIT_ID = 'unit_price'
/** Prices that stay in place: the shop plugin or an older theme updates them. */
const FOREIGN_PRICES = '.single_variation, .cost_per_unit, table.monstaprice'

/**
 * Builds the rows of the newer child theme in the table of sizes: quantity, unit price, total (contract 08
 * §2.4). The server's elements are moved there and keep their listeners. Does nothing when the rows exist or
 * the theme is older.
 */
export function layOutTable({ form, product, summary }: ProductForm, { document, add }: Scope): void {
  const table = find(form, 'table.variations')
  const body = table?.querySelector('tbody') ?? table
  const hasOtherLayout =
    !summary || summary.querySelector('.tr-price, .tr-qty') || find(product, '.cost_per_unit .price')
  if (!table || !body || hasOtherLayout) return

  const addRow = (row: Row) => {
    const element = rowOf(document, row)
    body.append(element)
    add(() => element.remove())
  }
  /** Takes all matches off the page and returns the first one; the others would be sent or shown twice. */
  function take(selector: string): HTMLElement | null {
    const [first = null, ...copies] = [...(summary?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
      (element) => !element.closest(FOREIGN_PRICES),
    )
    for (const element of first ? [first, ...copies] : []) add(takeOut(element))
    return first
  }

  const prices = summary.querySelector<HTMLElement>('table.monstaprice')
  if (prices && prices.nextElementSibling !== table) {
    add(takeOut(prices))
    table.before(prices)
  }
  const quantity = take('.quantity')
  if (quantity) {
    const field = quantity.querySelector<HTMLInputElement>('input.qty, input[name="quantity"]')
    addRow({
      className: 'tr-qty',
      label: text('product-price.quantity', 'Quantity'),
      content: quantity,
      field,
    })
  }
  const price = take('.price')
  if (price) {
    addRow({
      className: 'tr-price-unit',
      label: text('product-price.unit-price', 'Unit Price'),
      content: unitPrice(price),
    })
    addRow({ className: 'tr-price', label: text('product-price.total-price', 'Total Price'), content: price })
  }
}

function rowOf(document: Document, { className, label, content, field }: Row): HTMLElement {
  const row = document.createElement('tr')
  const [name, value] = [document.createElement('td'), document.createElement('td')]
  const text = document.createElement('label')
  row.className = className
  name.className = 'label'
  value.className = 'value'
  text.textContent = label
  if (field) {
    if (!field.id && !document.getElementById(QUANTITY_ID)) field.id = QUANTITY_ID
    if (field.id) text.htmlFor = field.id
  }
  name.append(text)
  value.append(content)
  row.append(name, value)
  return row
}

function unitPrice(price: HTMLElement): HTMLElement {
  const { ownerDocument: document } = price
  const unit = document.createElement('span')
  if (!document.getElementById(UNIT_ID)) unit.id = UNIT_ID
  unit.className = 'unit_price'
  unit.textContent = (price.textContent ?? '').replace(/\s+/g, ' ').trim()
  return unit
}

/** Replaces the element with a placeholder. @returns a function that puts it back */
function takeOut(element: HTMLElement): () => void {
  const placeholder = element.ownerDocument.createComment('')
  element.replaceWith(placeholder)
  return () => placeholder.replaceWith(element)
}
