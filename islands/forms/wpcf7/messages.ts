import { callOn } from '../../../src/dom/member'
import type { Scope } from '../../../src/page/scope'
import { clearFieldError, errorList } from './field-error'
import { type ContactFormElement, fieldWraps } from './form'

const STATUS_TEXT = '.screen-reader-response [role="status"]'
const OUTPUT_CLASS = 'wpcf7-response-output'

/** Shows what the server says of the whole form, in words alone: it is no HTML. */
export function showMessage(form: ContactFormElement, message: string): void {
  for (const text of parts(form, STATUS_TEXT)) text.textContent = message
  for (const output of parts(form, `.${OUTPUT_CLASS}`)) output.replaceChildren(...withLineBreaks(message))
}

/** Whether there are any, as the server prints them when it was posted to without script. */
export function hasMessages(form: ContactFormElement): boolean {
  return parts(form, `${STATUS_TEXT}, .${OUTPUT_CLASS}, .screen-reader-response ul`).some(({ textContent }) =>
    textContent?.trim(),
  )
}

/** Takes all messages back, of the form and of its fields. */
export function clearMessages(form: ContactFormElement): void {
  for (const wrap of fieldWraps(form)) clearFieldError(form, wrap)
  errorList(form)?.replaceChildren()
  showMessage(form, '')
}

/**
 * Markup that a minifier, or a template of the site's own, has left without its empty parts gets them back: a message
 * that is shown nowhere is lost, and screen readers follow only regions that were there before the words.
 */
export function addMessagePlaces(scope: Scope, form: ContactFormElement): void {
  const parent = form.wpcf7?.parent
  if (!parent) return
  const place = (selector: string, create: () => Element, add: (created: Element) => void) => {
    const present = parent.querySelector(selector)
    if (present) return present
    const created = create()
    add(created)
    scope.add(() => created.remove())
    return created
  }
  const response = place(
    '.screen-reader-response',
    () => createElement('div', { class: 'screen-reader-response' }),
    (created) => callOn(form, 'before', created),
  )
  place(
    STATUS_TEXT,
    () => createElement('p', { role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' }),
    (created) => response.prepend(created),
  )
  place(
    '.screen-reader-response ul',
    () => createElement('ul', {}),
    (created) => response.append(created),
  )
  place(
    `.${OUTPUT_CLASS}`,
    () => createElement('div', { class: OUTPUT_CLASS, 'aria-hidden': 'true' }),
    (created) => callOn(form, 'append', created),
  )
}

/** The message box may stand anywhere around the form, and more than once. */
function parts(form: ContactFormElement, selector: string): HTMLElement[] {
  return [...(form.wpcf7?.parent.querySelectorAll<HTMLElement>(selector) ?? [])]
}

function withLineBreaks(message: string): (string | Element)[] {
  return message
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line]))
}

function createElement(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  return element
}
