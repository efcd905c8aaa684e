import { callOn } from '../../../../src/dom/member'
import type { Scope } from '../../../../src/page/scope'
import { clearFieldError, errorList } from './field-error'
import { type ContactFormElement, fieldWraps } from './form'

const STATUS_TEXT = '.screen-reader-response [role="status"]'
const OUTPUT_CLASS = 'wpcf7-response-output'

/** Shows the server's message for the whole form as plain text. */
export function showMessage(form: ContactFormElement, message: string): void {
  for (const text of parts(form, STATUS_TEXT)) text.textContent = message
  for (const output of parts(form, `.${OUTPUT_CLASS}`)) output.replaceChildren(...withLineBreaks(message))
}

/** Whether the form has messages; the server prints them after a post without script. */
export function hasMessages(form: ContactFormElement): boolean {
  return parts(form, `${STATUS_TEXT}, .${OUTPUT_CLASS}, .screen-reader-response ul`).some(({ textContent }) =>
    textContent?.trim(),
  )
}

/** Removes all messages of the form and of its fields. */
export function clearMessages(form: ContactFormElement): void {
  for (const wrap of fieldWraps(form)) clearFieldError(form, wrap)
  errorList(form)?.replaceChildren()
  showMessage(form, '')
}

/**
 * Adds the empty elements for messages where a minifier or a template has left them out. Screen readers
 * announce only live regions that exist before their text.
 */
export function addMessageElements(scope: Scope, form: ContactFormElement): void {
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

/** Messages may be shown anywhere in the form's parent, and in several places. */
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
