import { callOn } from '../../../src/dom/member'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { stampArrival } from './arrival-times'
import { createBehaviour } from './behaviour'
import { hearKeys, hearPointer } from './hear'
import { createHiddenFields, type HiddenFields } from './hidden-fields'
import { staysOnSite } from './same-site'

/**
 * Watches the page for all of its forms: delegated, so that it costs the same for one form and for many.
 * @returns adds a form, and returns the way to stop
 */
export function watchVisitor(scope: Scope) {
  const { document, window } = scope
  const behaviour = createBehaviour()
  const forms = new Map<Element, HiddenFields>()

  function isWatched(element: Element): boolean {
    const form = closest(element, 'form')
    return form !== null && forms.has(form)
  }

  function onSubmit({ target, submitter }: SubmitEvent) {
    const fields = target instanceof HTMLFormElement && forms.get(target)
    if (!fields) return
    try {
      if (tellsSite(target, submitter)) fields.write(behaviour.fields(Date.now(), Math.random))
      else fields.remove()
    } catch (error) {
      // A script may have put one of its own in a method's place: the form is sent without ours.
      scope.report(error)
    }
  }

  /** Asked each time: a script, or the button, may send the form elsewhere. */
  function tellsSite(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
    const { host, hostname } = window.location
    const told = (name: string) =>
      submitter?.getAttribute(`form${name}`) ?? callOn(form, 'getAttribute', name)
    return (
      told('method')?.toLowerCase() === 'post' &&
      staysOnSite(told('action'), { host, hostname, baseURI: document.baseURI })
    )
  }

  hearKeys(scope, behaviour, isWatched)
  hearPointer(scope, behaviour)
  // While it is captured: before the form is read by who sends it.
  scope.listen(document, 'submit', onSubmit, { capture: true })
  scope.onMarkup((roots) => stampArrival(roots, Date.now()))
  stampArrival([document], Date.now())

  return (form: HTMLElement) => {
    const fields = createHiddenFields(form)
    forms.set(form, fields)
    return () => {
      forms.delete(form)
      fields.remove()
    }
  }
}
