import { attributeOriginal, createOriginal, type Original } from '../../../src/dom/original'
import { findAll } from '../../../src/dom/query'
import type { ProductForm } from './markup'

/** A price as the page prints it, without the currency's symbol: two decimals. */
export interface ShownPrice {
  readonly currency: string
  readonly unit: string
  readonly total: string
  /** The size alone, before options and discount. */
  readonly size: string
}

/** One place of the page that shows a price. */
export interface Target {
  show(price: ShownPrice): void
  /** Back to what the server printed there. */
  restore(): void
}

const AMOUNT = '.woocommerce-Price-amount'

/** Every place that a theme has for the prices of this product (contract 08 §2.4, §4). */
export function findTargets({ form, product, summary }: ProductForm): Target[] {
  const older = [
    ...targetsAt(product, '.cost_per_unit .price', unitInOlderTheme),
    ...targetsAt(product, '.cost_total .cost', (element) =>
      textTarget(element, ({ currency, total }) => currency + total),
    ),
  ]
  const newer = summary?.querySelector('table.variations')
    ? [
        ...targetsAt(form, '.variations .unit_price', unitInTable),
        ...targetsAt(form, '.tr-price .price', totalInTable),
      ]
    : []
  const found = [...older, ...newer]
  return found.length > 0 ? found : targetsAt(product, '.monsta_price_value', totalAlone).slice(0, 1)
}

function targetsAt(root: Element, selector: string, create: (element: HTMLElement) => Target): Target[] {
  return [...findAll(root, selector)].map(create)
}

function unitInOlderTheme(element: HTMLElement): Target {
  const contentOwner = element.nextElementSibling
  const content = contentOwner?.hasAttribute('content') ? attributeOriginal(contentOwner, 'content') : null
  return together(
    nodesTarget(element, ({ currency, unit }) => [symbolOf(element, currency), unit]),
    originalTarget(attributeOriginal(element, 'orig-price'), ({ size }) => size),
    content && originalTarget(content, ({ unit }) => unit),
  )
}

function unitInTable(element: HTMLElement): Target {
  return together(
    textTarget(element, ({ currency, unit }) => currency + unit),
    originalTarget(attributeOriginal(element, 'orig-price'), ({ size }) => size),
  )
}

/** A range or a sale has several amounts: one takes their place. */
function totalInTable(element: HTMLElement): Target {
  const [amount, ...others] = element.querySelectorAll<HTMLElement>(AMOUNT)
  if (amount && others.length === 0 && !element.querySelector('del, ins')) {
    return nodesTarget(amount, ({ currency, total }) => [symbolOf(element, currency), total])
  }
  return totalAlone(element.querySelector<HTMLElement>('.monsta_price_value') ?? element)
}

function totalAlone(element: HTMLElement): Target {
  return nodesTarget(element, ({ currency, total }) => {
    const amount = spanOf(element, 'woocommerce-Price-amount amount')
    amount.append(symbolOf(element, currency), total)
    return [amount]
  })
}

function symbolOf(element: Element, currency: string): HTMLElement {
  const symbol = spanOf(element, 'woocommerce-Price-currencySymbol')
  symbol.textContent = currency
  return symbol
}

function spanOf({ ownerDocument }: Element, className: string): HTMLElement {
  const span = ownerDocument.createElement('span')
  span.className = className
  return span
}

function textTarget(element: Element, text: (price: ShownPrice) => string): Target {
  // Not as text: what the server printed there may have been elements.
  return nodesTarget(element, (price) => [text(price)])
}

function nodesTarget(element: Element, nodes: (price: ShownPrice) => (Node | string)[]): Target {
  const original = createOriginal<readonly (Node | string)[]>(
    () => [...element.childNodes],
    (content) => element.replaceChildren(...content),
  )
  return originalTarget(original, nodes)
}

function originalTarget<T>(original: Original<T>, value: (price: ShownPrice) => T): Target {
  return { show: (price) => original.set(value(price)), restore: original.restore }
}

function together(...parts: readonly (Target | null)[]): Target {
  const targets = parts.filter((part) => part !== null)
  return {
    show(price) {
      for (const target of targets) target.show(price)
    },
    restore() {
      for (const target of targets) target.restore()
    },
  }
}
