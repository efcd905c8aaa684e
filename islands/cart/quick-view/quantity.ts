import { setAttributes } from '../../../src/dom/attributes'
import { dispatchChange } from '../../../src/dom/dispatch-change'
import { listen } from '../../../src/dom/listen'
import { closest } from '../../../src/dom/query'
import { text } from '../../../src/page/text'

export const BUTTON_CLASS = 'jckqv-qty-spinner'
const BUTTON = `input.${BUTTON_CLASS}`
const QUANTITY = '.quantity'
const FIELD = 'input.qty'

/** Contract 02 §11.5. */
const MIN_QUANTITY = 1

/** The plugin's plus and minus step by one, never below one; a text that is no number counts as one. */
export function steppedQuantity(value: string, direction: string | null): number {
  const number = Number(value)
  const from = value.trim() !== '' && Number.isFinite(number) ? number : MIN_QUANTITY
  return Math.max(MIN_QUANTITY, from + (direction === 'minus' ? -1 : 1))
}

/** Adds the quick-view plugin's plus and minus buttons to every quantity that has none (contract 02 §11.5). */
export function addQuantityButtons(content: Element): void {
  for (const quantity of content.querySelectorAll(QUANTITY)) {
    if (!quantity.querySelector(FIELD) || quantity.querySelector(`.${BUTTON_CLASS}`)) continue
    quantity.prepend(
      createButton('minus', {
        value: '-',
        'aria-label': text('common.decrease-quantity', 'Decrease quantity'),
      }),
    )
    quantity.append(
      createButton('plus', {
        value: '+',
        'aria-label': text('common.increase-quantity', 'Increase quantity'),
      }),
    )
  }
}

function createButton(direction: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const button = document.createElement('input')
  setAttributes(button, { type: 'button', class: BUTTON_CLASS, 'data-dir': direction, ...attributes })
  return button
}

/** The listener is on the content because the buttons may be added later. */
export function handleQuantityButtons(content: HTMLElement): void {
  listen(content, ['click'], (event) => {
    const button = closest(event.target, BUTTON)
    const field = button?.closest(QUANTITY)?.querySelector<HTMLInputElement>(FIELD)
    if (!button || !field) return
    event.preventDefault()
    const value = String(steppedQuantity(field.value, button.getAttribute('data-dir')))
    if (field.value === value) return
    field.value = value
    dispatchChange(field)
  })
}
