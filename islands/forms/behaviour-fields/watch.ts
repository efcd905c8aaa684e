import { callOn } from '../../../src/dom/member'
import { closest } from '../../../src/dom/query'
import { listen } from '../../../src/page/listen'
import type { Page } from '../../../src/page/page'
import { stampArrival } from './arrival-times'
import { createBehaviour } from './behaviour'
import { hearKeys, hearPointer } from './hear'
import { createHiddenFields, type HiddenFields } from './hidden-fields'
import { staysOnSite } from './same-site'

/** Watches the page for all of its forms: delegated, so that it costs the same for one form and for many. */
export function watchVisitor({ document, window, onMarkup, report }: Page) {
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
      report(error)
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

  const stops = [
    hearKeys(document, behaviour, isWatched),
    hearPointer(document, behaviour),
    // While it is captured: before the form is read by who sends it.
    listen(document, ['submit'], onSubmit, { capture: true }),
    onMarkup((roots) => stampArrival(roots, Date.now())),
  ]
  stampArrival([document], Date.now())

  return {
    /** @returns the way to stop */
    add(form: HTMLElement) {
      const fields = createHiddenFields(form)
      forms.set(form, fields)
      return () => {
        forms.delete(form)
        fields.remove()
      }
    },
    dispose() {
      for (const stop of stops) stop()
    },
  }
}
