import { findAll, matches } from '../../../src/dom/query'
import { type Limits, readLimits } from './step'

export const PLUS = '.qty-plus, .plus'
export const MINUS = '.qty-minus, .minus'

/** One quantity control (contract 02 §5). */
export interface Quantity {
  readonly host: HTMLElement
  /** What is sent; an older theme keeps it apart from its control, or has none. */
  readonly field: HTMLInputElement | null
  /** Where an older theme shows the number instead (contract 08 §5). */
  readonly display: HTMLElement | null
}

export function readQuantity(host: HTMLElement): Quantity {
  const own = host.querySelector<HTMLInputElement>('input.qty')
  const display = host.closest('.cost_quantity') ? host.querySelector<HTMLElement>('.amount p') : null
  const elsewhere = display && host.closest('.product')?.querySelector<HTMLInputElement>(BOUGHT)
  return { host, field: own ?? elsewhere ?? null, display }
}

const BOUGHT = 'form.cart input[name="quantity"]'

/** The field of a product's own page; in groups and in the cart, none of a thing is a quantity as well. */
export const isBought = (field: HTMLInputElement) => field.matches(BOUGHT)

/** Read anew each time: the shop plugin sets other limits for each variation. */
export function limitsOf({ field }: Quantity): Limits {
  const attribute = (name: string) => field?.getAttribute(name) ?? null
  return readLimits(
    { step: attribute('step'), min: attribute('min'), max: attribute('max') },
    { isBought: field === null || isBought(field) },
  )
}

export const currentValue = ({ field, display }: Quantity) =>
  (display ? display.textContent : field?.value) ?? ''

/** The buttons of the same form that carry the quantity to the server. */
export function buttonsOf(field: HTMLInputElement): HTMLElement[] {
  const { form } = field
  return form && matches(form, '.cart') ? [...findAll(form, 'button[data-quantity]')] : []
}
