import { callOn } from '../../../../src/dom/member'
import { describedByIds, setDescribedBy } from './described-by'
import type { ContactFormElement } from './form'

const TIP_CLASS = 'wpcf7-not-valid-tip'
const CONTROL = '.wpcf7-form-control'
const INVALID_CLASS = 'wpcf7-not-valid'

/**
 * Shows the error of a field, for screen readers as well, in place of the one before (contract 07 A4).
 * @param wrap the element around the field: `.wpcf7-form-control-wrap[data-name]`
 */
export function showFieldError(form: ContactFormElement, wrap: HTMLElement, message: string): void {
  clearFieldError(form, wrap)
  const id = errorId(form, wrap)
  const [control] = wrap.querySelectorAll<HTMLElement>(CONTROL)
  errorList(form)?.append(createLine(id, message, control?.id))
  for (const each of wrap.querySelectorAll(CONTROL)) {
    each.classList.add(INVALID_CLASS)
    setDescribedBy(each, [...describedByIds(each), id])
    // With native validation, a custom validity would block the next submit (contract 07 A1.2).
    if (callOn(form, 'hasAttribute', 'novalidate')) setValidity(each, message)
  }
  for (const each of wrap.querySelectorAll('[aria-invalid]')) each.setAttribute('aria-invalid', 'true')
  wrap.append(createTip(message))
}

/** Removes the error of a field, whether laurel or the server has added it. */
export function clearFieldError(form: ContactFormElement, wrap: HTMLElement): void {
  const id = errorId(form, wrap)
  for (const line of [...(errorList(form)?.children ?? [])]) if (line.id === id) line.remove()
  for (const each of wrap.querySelectorAll('[aria-invalid]')) each.setAttribute('aria-invalid', 'false')
  for (const each of wrap.querySelectorAll(CONTROL)) {
    each.classList.remove(INVALID_CLASS)
    setDescribedBy(
      each,
      describedByIds(each).filter((other) => other !== id),
    )
    setValidity(each, '')
  }
  for (const tip of wrap.querySelectorAll(`.${TIP_CLASS}`)) tip.remove()
}

/** The list of errors for screen readers. */
export function errorList(form: ContactFormElement): HTMLElement | null {
  return form.wpcf7?.parent.querySelector<HTMLElement>('.screen-reader-response ul') ?? null
}

function errorId(form: ContactFormElement, wrap: HTMLElement): string {
  return `${form.wpcf7?.unitTag ?? ''}-ve-${wrap.dataset['name'] ?? ''}`.replace(/[^0-9a-z_-]/gi, '')
}

function createLine(id: string, message: string, controlId: string | undefined): HTMLElement {
  const line = document.createElement('li')
  line.id = id
  if (!controlId) {
    line.textContent = message
    return line
  }
  const link = document.createElement('a')
  link.href = `#${controlId}`
  link.textContent = message
  line.append(link)
  return line
}

function createTip(message: string): HTMLElement {
  const tip = document.createElement('span')
  tip.className = TIP_CLASS
  // Screen readers read the line in the list instead.
  tip.setAttribute('aria-hidden', 'true')
  tip.textContent = message
  return tip
}

/** A group of boxes is a span, which has no validity. */
function setValidity(control: Element, message: string): void {
  if ('setCustomValidity' in control && typeof control.setCustomValidity === 'function')
    control.setCustomValidity(message)
}
