import { findAll, matches } from '../../../src/dom/query'
import { type Limits, readLimits } from './step'

export const PLUS = '.qty-plus, .plus'
export const MINUS = '.qty-minus, .minus'

/** One quantity control (contract 02 §5). */
export interface Quantity {
  readonly host: HTMLElement
  /** The field that is sent; an older theme prints it outside of the control, or not at all. */
  readonly field: HTMLInputElement | null
  /** The text in which an older theme shows the number (contract 08 §5). */
  readonly display: HTMLElement | null
}

export function readQuantity(host: HTMLElement): Quantity {
  const own = host.querySelector<HTMLInputElement>('input.qty')
  const display = host.closest('.cost_quantity') ? host.querySelector<HTMLElement>('.amount p') : null
  const elsewhere = display && host.closest('.product')?.querySelector<HTMLInputElement>(BOUGHT)
  return { host, field: own ?? elsewhere ?? null, display }
}

const BOUGHT = 'form.cart input[name="quantity"]'

/** Whether a field is that of a product's own page. Fields in groups and in the cart may be 0. */
export const isBought = (field: HTMLInputElement) => field.matches(BOUGHT)

/** The shop plugin changes the attributes for each variation, so they are read on every use. */
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
