import { createAdoption } from '../../../src/dom/adoption'
import { callOn } from '../../../src/dom/member'
import { find } from '../../../src/dom/query'
import { easeOutCubic, scrollWindow } from '../../../src/motion/scroll'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { type Field, invalidFields } from './entry-form'
import { createErrorBox } from './error-box'
import './directory-form.css'

/** The form that edits an existing entry has no such button: a link beside it sends that form. */
const SUBMIT = '#directory-submit'
const MARGIN_ABOVE_ERROR_PX = 100
const SCROLL = { durationMs: 700, easing: easeOutCubic }

/**
 * Prevents an incomplete entry from being sent, and shows which fields are missing (contract 01 §22; spec
 * storefront §5).
 */
export const mount: Mount = (form, scope) => {
  if (!(form instanceof HTMLFormElement) || !find(form, SUBMIT)) return
  validateOnSubmit(form, scope)
}

function validateOnSubmit(form: HTMLFormElement, scope: Scope): void {
  const { window, device, report } = scope
  const adoption = createAdoption()
  const error = createErrorBox(form)
  let shown: readonly Field[] = []

  function showInvalid(fields: readonly Field[]) {
    adoption.restore()
    shown = fields
    for (const field of fields) {
      adoption.attribute(field, 'aria-invalid', 'true')
      const describedBy = [error.id, field.getAttribute('aria-describedby')].filter(Boolean).join(' ')
      if (describedBy) adoption.attribute(field, 'aria-describedby', describedBy)
    }
  }
  function scrollToError(top: number) {
    scrollWindow(window, Math.max(0, top - MARGIN_ABOVE_ERROR_PX), SCROLL).catch(report)
    // On a phone the on-screen keyboard would cover the message.
    if (!device.mobile) shown[0]?.focus({ preventScroll: true })
  }
  function onSubmit(event: Event) {
    const invalid = event.target === form && !event.defaultPrevented ? invalidFields(form) : []
    if (invalid.length === 0) {
      showInvalid([])
      return error.hide()
    }
    event.preventDefault()
    const top = error.show()
    showInvalid(invalid)
    scrollToError(top ?? topOf(invalid[0] ?? form))
  }
  /** Removes the error from fields that have been corrected; adds none. */
  function onChange() {
    if (shown.length === 0) return
    const invalid = invalidFields(form)
    showInvalid(shown.filter((field) => invalid.includes(field)))
  }
  const topOf = (element: Element) => callOn(element, 'getBoundingClientRect').top + window.scrollY

  scope.listen(form, 'submit', onSubmit)
  scope.listen(form, ['input', 'change'], onChange)
  scope.add(error.hide)
  scope.add(adoption.restore)
}
