import { onJQueryTriggers } from '../../../legacy-shims/jquery-events'
import { dispatchChange } from '../../../src/dom/dispatch-change'
import { pressByKey } from '../../../src/dom/press-by-key'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { buttonsOf, currentValue, isBought, limitsOf, MINUS, PLUS, readQuantity } from './markup'
import { onHold } from './press-and-hold'
import { corrected, stepped } from './step'

/** A quantity with plus and minus buttons (contract 02 §5, 08 §5; spec storefront §4). */
export const mount: Mount = (host, scope) => {
  const { window } = scope
  const quantity = readQuantity(host)
  const { field, display } = quantity
  if (!field && !display) return

  function set(value: number) {
    if (field) field.value = String(value)
    if (display) display.textContent = String(value)
    dispatchChange(field ?? host)
  }

  function step(direction: 1 | -1) {
    const value = stepped(currentValue(quantity), direction, limitsOf(quantity))
    if (value !== null) set(value)
  }

  /** Corrects the number after any change: by the visitor, by laurel, or by the shop plugin for a new variation. */
  function onChange() {
    if (!field) return
    if (isBought(field)) {
      const value = String(corrected(field.value, limitsOf(quantity)))
      if (field.value !== value) field.value = value
    }
    copyValue()
  }

  /** Copies the field's value to the display and to the form's buttons. */
  function copyValue() {
    if (!field) return
    if (display && display.textContent !== field.value) display.textContent = field.value
    for (const button of buttonsOf(field)) button.setAttribute('data-quantity', field.value)
  }

  function adoptButtons(selector: string, direction: 1 | -1, name: string) {
    for (const button of host.querySelectorAll<HTMLElement>(selector)) {
      adoptButton(button, { name, onPress: () => step(direction) }, scope)
    }
  }
  copyValue()
  // The browser may have restored another value.
  scope.listen(window, 'pageshow', copyValue)
  adoptButtons(PLUS, 1, text('common.increase-quantity', 'Increase quantity'))
  adoptButtons(MINUS, -1, text('common.decrease-quantity', 'Decrease quantity'))
  // The capture phase comes first, so other listeners find a corrected quantity.
  if (!field) return
  scope.listen(field, 'change', onChange, { capture: true })
  scope.add(onJQueryTriggers(window, field, { change: onChange }))
}

interface ButtonOptions {
  /** The accessible name; the theme prints an empty link. */
  readonly name: string
  readonly onPress: () => void
}

/** Makes one of the theme's links a button that can be pressed and held. */
function adoptButton(link: HTMLElement, { name, onPress }: ButtonOptions, scope: Scope): void {
  const attributes = { role: 'button', ...(link.textContent?.trim() ? {} : { 'aria-label': name }) }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!link.hasAttribute(attribute)) scope.adopt.attribute(link, attribute, value)
  }
  onHold(link, onPress, scope)
  scope.listen(link, 'click', (event) => {
    event.preventDefault()
    onPress()
  })
  // The browser presses a link by Enter itself.
  scope.listen(link, 'keydown', (event) => {
    if (event.key === ' ') pressByKey(event)
  })
}
