import { setAttributes } from '../../../src/dom/attributes'

export const BUTTON_CLASS = 'jckqv-qty-spinner'
const QUANTITY = '.quantity'
const FIELD = 'input.qty'

/** Adds the quick-view plugin's own plus and minus to every quantity that has none (contract 02 §11.5). */
export function addButtons(content: Element): void {
  for (const quantity of content.querySelectorAll(QUANTITY)) {
    if (!quantity.querySelector(FIELD) || quantity.querySelector(`.${BUTTON_CLASS}`)) continue
    quantity.prepend(createButton('minus', { value: '-', 'aria-label': 'Decrease quantity' }))
    quantity.append(createButton('plus', { value: '+', 'aria-label': 'Increase quantity' }))
  }
}

function createButton(direction: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const button = document.createElement('input')
  setAttributes(button, { type: 'button', class: BUTTON_CLASS, 'data-dir': direction, ...attributes })
  return button
}
