import { onJQuery } from '../../../legacy-shims/jquery-events'
import { find } from '../../../src/dom/query'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { isLogoId } from '../choices'
import { MESSAGE_CLASS, showMessage } from '../message'
import { type DateProblem, dateProblem } from './dates'
import { DELIVERY, readDates } from './markup'

const MESSAGE_ID = 'laurel-deliverydate-alert'
const SUBMIT = '#tmmengravingsettingssubmit'
const FORMAT = 'mm/dd/yyyy'
/** The same format as the date picker writes it. */
const PICKER = { minDate: 0, dateFormat: 'mm/dd/yy' }

const textOf = (problem: DateProblem) =>
  problem === 'missing'
    ? text('engraving-checks.missing', 'Customer Date Required .')
    : text('engraving-checks.late', 'Customer date required must be ahead than presentation date.')

/** Checks the dates of an order, and shows the first problem that stops the form (contract 08 §10.1). */
export const mount: Mount = (form, scope) => {
  const { delivery, presentation } = readDates(form)
  const { adopt } = scope
  const description = delivery.getAttribute('aria-describedby')
  let message: HTMLElement | undefined

  function clear() {
    message?.remove()
    message = undefined
    adopt.attribute(delivery, 'aria-invalid', null)
    adopt.attribute(delivery, 'aria-describedby', description)
  }

  /** @returns whether the dates are as they should be */
  function check(): boolean {
    clear()
    const problem = dateProblem(delivery.value, presentation?.value ?? '')
    if (!problem) return true
    message = showMessage(delivery, {
      className: 'deliverydate_alert',
      said: textOf(problem),
      id: MESSAGE_ID,
      field: DELIVERY,
    })
    adopt.attribute(delivery, 'aria-invalid', 'true')
    adopt.attribute(delivery, 'aria-describedby', MESSAGE_ID)
    return false
  }

  function onSend(event: Event) {
    if (!check()) event.preventDefault()
    // In the next frame the logo's island has decided whether to stop the form.
    scope.frame(() => {
      if (event.defaultPrevented) showFirstMessage(form, scope)
    })
  }

  // At the button, because the browser's own check of the form would come before `submit`.
  scope.listen(form, 'click', (event) => {
    if (event.target instanceof Element && event.target.closest(SUBMIT)) onSend(event)
  })
  scope.listen(form, 'submit', onSend)
  scope.listen(form, ['input', 'change'], ({ target }) => {
    if (target instanceof HTMLInputElement && isLogoId(target.id)) clear()
    if (message && (target === delivery || target === presentation)) check()
  })
  scope.add(clear)
  for (const field of [delivery, presentation]) if (field) offerDays(field, scope)
}

/** Scrolls to the first message, and puts the focus into the field that it is behind. */
function showFirstMessage(form: HTMLElement, { window }: Scope) {
  const first = find(form, `.${MESSAGE_CLASS}`)
  if (!first) return
  const before = first.previousElementSibling
  const inside = before && find<HTMLInputElement>(before, 'input:not([type="hidden"])')
  const field = before instanceof HTMLInputElement ? before : inside
  field?.focus({ preventScroll: true })
  const behavior = prefersReducedMotion(window) ? 'instant' : 'smooth'
  first.scrollIntoView({ block: 'center', behavior })
}

/** Offers the page's date picker, if there is one, and shows the date format in an empty field. */
function offerDays(field: HTMLInputElement, { window, adopt, add }: Scope) {
  add(
    onJQuery(window, (jQuery) => {
      const collection = jQuery(field)
      if (!collection.datepicker || field.classList.contains('hasDatepicker')) return () => {}
      collection.datepicker(PICKER)
      return () => collection.datepicker?.('destroy')
    }),
  )
  if (!field.placeholder) adopt.attribute(field, 'placeholder', FORMAT)
}
