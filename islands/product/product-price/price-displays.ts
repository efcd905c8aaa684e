import { attributeOriginal, createOriginal, type Original } from '../../../src/dom/original'
import { findAll } from '../../../src/dom/query'
import { type Cents, formatCents } from '../../../src/money/decimal'
import { formatNumber, formatPrice, inOrder, type PriceFormat } from '../price-format'
import type { ProductForm } from './markup'
import type { Price } from './price'

export interface ShownPrice extends Price {
  readonly format: PriceFormat
  /** Price of the size, before options and discount. */
  readonly size: Cents
}

/** One place on the page that shows a price. */
export interface PriceDisplay {
  show(price: ShownPrice): void
  /** Restores what the server has printed. */
  restore(): void
}

const AMOUNT = '.woocommerce-Price-amount'

/** Finds the places that the theme has for the prices of this product (contract 08 §2.4, §4). */
export function findPriceDisplays({ form, product, summary }: ProductForm): PriceDisplay[] {
  const older = [
    ...displaysAt(product, '.cost_per_unit .price', unitInOlderTheme),
    ...displaysAt(product, '.cost_total .cost', (element) =>
      textDisplay(element, ({ total, format }) => formatPrice(total, format)),
    ),
  ]
  const newer = summary?.querySelector('table.variations')
    ? [
        ...displaysAt(form, '.variations .unit_price', unitInTable),
        ...displaysAt(form, '.tr-price .price', totalInTable),
      ]
    : []
  const found = [...older, ...newer]
  return found.length > 0 ? found : displaysAt(product, '.monsta_price_value', totalAlone).slice(0, 1)
}

function displaysAt(
  root: Element,
  selector: string,
  create: (element: HTMLElement) => PriceDisplay,
): PriceDisplay[] {
  return [...findAll(root, selector)].map(create)
}

function unitInOlderTheme(element: HTMLElement): PriceDisplay {
  const contentOwner = element.nextElementSibling
  const content = contentOwner?.hasAttribute('content') ? attributeOriginal(contentOwner, 'content') : null
  return combine(
    nodesDisplay(element, ({ unit, format }) => amountOf(element, unit, format)),
    originalDisplay(attributeOriginal(element, 'orig-price'), ({ size }) => formatCents(size)),
    content && originalDisplay(content, ({ unit }) => formatCents(unit)),
  )
}

function unitInTable(element: HTMLElement): PriceDisplay {
  return combine(
    textDisplay(element, ({ unit, format }) => formatPrice(unit, format)),
    originalDisplay(attributeOriginal(element, 'orig-price'), ({ size }) => formatCents(size)),
  )
}

/** A range or a sale has several amounts, which a single one replaces. */
function totalInTable(element: HTMLElement): PriceDisplay {
  const [amount, ...others] = element.querySelectorAll<HTMLElement>(AMOUNT)
  if (amount && others.length === 0 && !element.querySelector('del, ins')) {
    return nodesDisplay(amount, ({ total, format }) => amountOf(element, total, format))
  }
  return totalAlone(element.querySelector<HTMLElement>('.monsta_price_value') ?? element)
}

function totalAlone(element: HTMLElement): PriceDisplay {
  return nodesDisplay(element, ({ total, format }) => {
    const amount = spanOf(element, 'woocommerce-Price-amount amount')
    amount.append(...amountOf(element, total, format))
    return [amount]
  })
}

function amountOf(element: Element, cents: Cents, format: PriceFormat): (Node | string)[] {
  const symbol = spanOf(element, 'woocommerce-Price-currencySymbol')
  symbol.textContent = format.symbol
  return inOrder<Node>(format, symbol, formatNumber(cents, format))
}

function spanOf({ ownerDocument }: Element, className: string): HTMLElement {
  const span = ownerDocument.createElement('span')
  span.className = className
  return span
}

function textDisplay(element: Element, text: (price: ShownPrice) => string): PriceDisplay {
  // As nodes, since the server may have printed elements to be restored.
  return nodesDisplay(element, (price) => [text(price)])
}

function nodesDisplay(element: Element, nodes: (price: ShownPrice) => (Node | string)[]): PriceDisplay {
  const original = createOriginal<readonly (Node | string)[]>(
    () => [...element.childNodes],
    (content) => element.replaceChildren(...content),
  )
  return originalDisplay(original, nodes)
}

function originalDisplay<T>(original: Original<T>, value: (price: ShownPrice) => T): PriceDisplay {
  return { show: (price) => original.set(value(price)), restore: original.restore }
}

function combine(...parts: readonly (PriceDisplay | null)[]): PriceDisplay {
  const displays = parts.filter((part) => part !== null)
  return {
    show(price) {
      for (const display of displays) display.show(price)
    },
    restore() {
      for (const display of displays) display.restore()
    },
  }
}
