import { dispatchChange } from '../../../src/dom/dispatch-change'
import { listen } from '../../../src/dom/listen'
import { closest } from '../../../src/dom/query'

const BUTTON = 'input.jckqv-qty-spinner'
const FIELD = 'input.qty'

/** Least that can be bought (contract 02 §11.5). */
const LEAST = 1

/** The plugin's own plus and minus step by one, never below one; what is no number counts as one. */
export function steppedQuantity(value: string, direction: string | null): number {
  const number = Number(value)
  const from = value.trim() !== '' && Number.isFinite(number) ? number : LEAST
  return Math.max(LEAST, from + (direction === 'minus' ? -1 : 1))
}

/** Heard at the content: these buttons are added later. */
export function workQuantities(content: HTMLElement): void {
  listen(content, ['click'], (event) => {
    const button = closest(event.target, BUTTON)
    const field = button?.closest('.quantity')?.querySelector<HTMLInputElement>(FIELD)
    if (!button || !field) return
    event.preventDefault()
    const value = String(steppedQuantity(field.value, button.getAttribute('data-dir')))
    if (field.value === value) return
    field.value = value
    dispatchChange(field)
  })
}
