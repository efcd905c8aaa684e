import { memberOf } from '../../../src/dom/member'
import { find } from '../../../src/dom/query'
import { submitForm } from '../../../src/dom/submit-form'
import type { Mount } from '../../../src/page/island'

/** An older template of the theme prints this button in addition to the calculator's. */
const UPDATE_BUTTON = '.update-totals-button button'
const CALCULATE_BUTTON = 'button[name="calc_shipping"]'
/** Inputs that handle Enter themselves. */
const BUTTON_INPUTS = '[type="submit" i], [type="button" i], [type="reset" i], [type="image" i]'
/** Some platforms send the second code for Control and Enter. */
const ENTER_CODES = [13, 10]

/** Enter in a field of the shipping calculator submits it, once (contract 02 §10; spec storefront §5). */
export const mount: Mount = (panel, scope) => {
  function onKeydown(event: KeyboardEvent) {
    const { target } = event
    if (event.defaultPrevented || !isEnter(event) || !isTypedIn(target)) return
    const form = formOf(target)
    if (!form) return
    // Without this the browser would submit the form a second time.
    event.preventDefault()
    if (!event.repeat) submit(form)
  }
  scope.listen(panel, 'keydown', onKeydown)
}

/** False for the Enter that ends the composition of a character. */
function isEnter({ key, keyCode, isComposing }: KeyboardEvent): boolean {
  return !isComposing && (key === 'Enter' || ENTER_CODES.includes(keyCode))
}

function isTypedIn(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && !target.matches(BUTTON_INPUTS)
}

function formOf(input: HTMLInputElement): HTMLFormElement | null {
  return input.form ?? input.closest('form')
}

/** Clicks the first of the two buttons that is enabled, or submits a form without buttons. */
function submit(form: HTMLFormElement): void {
  const update = find(form, UPDATE_BUTTON) ?? find(memberOf(form, 'ownerDocument'), UPDATE_BUTTON)
  const calculate = find(form, CALCULATE_BUTTON)
  const button = [update, calculate].find((one) => one && !one.matches(':disabled'))
  if (update || calculate) button?.click()
  else submitForm(form)
}
