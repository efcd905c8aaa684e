import { callOn } from '../../../src/dom/member'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { createBehaviour } from './behaviour'
import { createHiddenFields, type HiddenFields } from './hidden-fields'
import { listenToKeys, listenToPointer } from './input-listeners'
import { staysOnSite } from './same-site'
import { fillTimestamps } from './timestamps'

/**
 * Records the visitor's input for all forms of the page with one set of delegated listeners.
 * @returns a function that adds a form; the function that it returns removes the form again
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
      if (isPostedToSite(target, submitter)) fields.write(behaviour.fields(Date.now(), Math.random))
      else fields.remove()
    } catch (error) {
      // Another script may have replaced a method that this uses: the form is sent without the fields.
      scope.report(error)
    }
  }

  /** Checked at each submit, since a script or the button may change the form's action. */
  function isPostedToSite(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
    const { host, hostname } = window.location
    const attribute = (name: string) =>
      submitter?.getAttribute(`form${name}`) ?? callOn(form, 'getAttribute', name)
    return (
      attribute('method')?.toLowerCase() === 'post' &&
      staysOnSite(attribute('action'), { host, hostname, baseURI: document.baseURI })
    )
  }

  listenToKeys(scope, behaviour, isWatched)
  listenToPointer(scope, behaviour)
  // Captured, so that the fields are there before another listener reads the form.
  scope.listen(document, 'submit', onSubmit, { capture: true })
  scope.onMarkup((roots) => fillTimestamps(roots, Date.now()))
  fillTimestamps([document], Date.now())

  return (form: HTMLElement) => {
    const fields = createHiddenFields(form)
    forms.set(form, fields)
    return () => {
      forms.delete(form)
      fields.remove()
    }
  }
}
