import { onJQueryTriggers } from '../../../legacy-shims/jquery-events'
import { dispatchChange } from '../../../src/dom/dispatch-change'
import type { Mount } from '../../../src/page/island'
import { text } from '../../../src/page/text'
import { adoptButton } from './adopt-button'
import { buttonsOf, currentValue, isBought, limitsOf, MINUS, PLUS, readQuantity } from './markup'
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
