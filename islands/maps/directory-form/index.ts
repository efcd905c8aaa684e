import { createAdoption } from '../../../src/dom/adoption'
import { callOn } from '../../../src/dom/member'
import { find } from '../../../src/dom/query'
import { easeOutCubic, scrollWindow } from '../../../src/motion/scroll'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { type Field, faultyFields } from './entry-form'
import { createErrorBox } from './error-box'
import './directory-form.css'

/** Without it the form is another one: that by which a listing is changed is sent by a link beside it. */
const SUBMIT = '#directory-submit'
/** px above the error. */
const MARGIN = 100
const SCROLL = { durationMs: 700, easing: easeOutCubic }

/** Keeps an entry with gaps from being sent, and says so (contract 01 §22; spec storefront §5). */
export const mount: Mount = (form, scope) => {
  if (!(form instanceof HTMLFormElement) || !find(form, SUBMIT)) return
  guard(form, scope)
}

function guard(form: HTMLFormElement, scope: Scope): void {
  const { window, device, report } = scope
  const marks = createAdoption()
  const error = createErrorBox(form)
  let marked: readonly Field[] = []

  function mark(fields: readonly Field[]) {
    marks.restore()
    marked = fields
    for (const field of fields) {
      marks.attribute(field, 'aria-invalid', 'true')
      const describedBy = [error.id, field.getAttribute('aria-describedby')].filter(Boolean).join(' ')
      if (describedBy) marks.attribute(field, 'aria-describedby', describedBy)
    }
  }
  function goTo(top: number) {
    scrollWindow(window, Math.max(0, top - MARGIN), SCROLL).catch(report)
    // On a phone the keyboard would cover what has just been said.
    if (!device.mobile) marked[0]?.focus({ preventScroll: true })
  }
  function submit(event: Event) {
    const faulty = event.target === form && !event.defaultPrevented ? faultyFields(form) : []
    if (faulty.length === 0) {
      mark([])
      return error.hide()
    }
    event.preventDefault()
    const top = error.show()
    mark(faulty)
    goTo(top ?? topOf(faulty[0] ?? form))
  }
  /** What has been filled in is no fault any longer. */
  function correct() {
    if (marked.length === 0) return
    const faulty = faultyFields(form)
    mark(marked.filter((field) => faulty.includes(field)))
  }
  const topOf = (element: Element) => callOn(element, 'getBoundingClientRect').top + window.scrollY

  scope.listen(form, 'submit', submit)
  scope.listen(form, ['input', 'change'], correct)
  scope.add(error.hide)
  scope.add(marks.restore)
}
