import { memberOf } from '../../../src/dom/member'
import { find } from '../../../src/dom/query'
import { submitForm } from '../../../src/dom/submit-form'

/** An older template of the theme prints a button of its own beside the calculator's. */
const UPDATE_BUTTON = '.update-totals-button button'
const CALCULATE_BUTTON = 'button[name="calc_shipping"]'
/** These act by themselves on Enter. */
const PRESSED = '[type="submit" i], [type="button" i], [type="reset" i], [type="image" i]'
/** The second one is what some platforms make of Enter with Control. */
const ENTER_CODES = [13, 10]

/** Not the Enter that ends the composition of a character. */
export function isEnter({ key, keyCode, isComposing }: KeyboardEvent): boolean {
  return !isComposing && (key === 'Enter' || ENTER_CODES.includes(keyCode))
}

export function isTypedIn(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && !target.matches(PRESSED)
}

export function formOf(input: HTMLInputElement): HTMLFormElement | null {
  return input.form ?? input.closest('form')
}

/** As the button would: the first of the two that can be pressed; a form without either goes by itself. */
export function submit(form: HTMLFormElement): void {
  const update = find(form, UPDATE_BUTTON) ?? find(memberOf(form, 'ownerDocument'), UPDATE_BUTTON)
  const calculate = find(form, CALCULATE_BUTTON)
  const button = [update, calculate].find((one) => one && !one.matches(':disabled'))
  if (update || calculate) button?.click()
  else submitForm(form)
}
