import { callOn } from '../dom/member'
import { isPlainClick } from '../dom/plain-click'
import { closest } from '../dom/query'
import { submitForm } from '../dom/submit-form'
import type { HeldEvent } from '../page/island'

const NEW_TAB = 'a[target="_blank" i]'
/** Elements that the browser itself works by key: the click or submit that follows is held instead. */
const WORKED_BY_KEY = 'a[href], area[href], button, input, select, textarea, summary, label'

export interface HoldOptions {
  /** Whether whoever the event waits for would prevent the browser's own action anyway. */
  readonly isPrevented: boolean
}

/** How events are held: handed to the runtime by `laurel.js`, which holds them before. */
export interface Replay {
  readonly canHold: typeof canHold
  readonly hold: typeof hold
}

/** Whether an event can be stopped now and carried out later without the visitor losing anything by it. */
export function canHold(event: Event, target: Element, { isPrevented }: HoldOptions): boolean {
  if (event.defaultPrevented) return false
  if (event instanceof MouseEvent) {
    return isPlainClick(event) && (isPrevented || !closest(target, NEW_TAB))
  }
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return false
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
    return !closest(target, WORKED_BY_KEY) && !(target as HTMLElement).isContentEditable
  }
  return event.type === 'submit'
}

/** Stops an event and returns how to carry it out again on a target, in the way that keeps the browser's own action. */
export function hold(event: Event): (target: Element) => void {
  event.preventDefault()
  event.stopImmediatePropagation()
  const carryOut: Record<HeldEvent, (target: Element) => void> = {
    click,
    submit: (form) => submitAgain(event, form),
    keydown: (target) => callOn(target, 'dispatchEvent', new KeyboardEvent('keydown', keyOf(event))),
  }
  return carryOut[event.type as HeldEvent]
}

function click(target: Element) {
  if (target instanceof HTMLElement) callOn(target, 'click')
  // An icon drawn as SVG has no `click`, but a click on it works the link around it all the same.
  else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
}

function submitAgain(event: Event, form: Element) {
  if (!(form instanceof HTMLFormElement)) return
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  submitForm(form, submitter)
}

function keyOf(event: Event): KeyboardEventInit {
  if (!(event instanceof KeyboardEvent)) return {}
  const { key, code, location, repeat, shiftKey } = event
  return { key, code, location, repeat, shiftKey, bubbles: true, cancelable: true, composed: true }
}
