import { callOn } from '../dom/member'
import { isPlainClick } from '../dom/plain-click'
import { closest } from '../dom/query'
import { submitForm } from '../dom/submit-form'
import type { HeldEvent } from '../page/island'

const NEW_TAB = 'a[target="_blank" i]'
/** Elements that the browser itself activates by key: the click or submit that follows is held instead. */
const ACTIVATED_BY_KEY = 'a[href], area[href], button, input, select, textarea, summary, label'

interface HoldOptions {
  /** Whether the island always prevents the browser's own action. */
  readonly isPrevented: boolean
}

/** `laurel.js` hands these to the runtime, so that both hold events by one copy of the code. */
export interface Replay {
  readonly canHold: typeof canHold
  readonly hold: typeof hold
}

/** Whether an event can be stopped now and replayed later with the same effect. */
export function canHold(event: Event, target: Element, { isPrevented }: HoldOptions): boolean {
  if (event.defaultPrevented) return false
  if (event instanceof MouseEvent) {
    return isPlainClick(event) && (isPrevented || !closest(target, NEW_TAB))
  }
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return false
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
    return !closest(target, ACTIVATED_BY_KEY) && !(target as HTMLElement).isContentEditable
  }
  return event.type === 'submit'
}

/**
 * Stops an event.
 * @returns a function that replays it on a target, in the way that keeps the browser's own action
 */
export function hold(event: Event): (target: Element) => void {
  event.preventDefault()
  event.stopImmediatePropagation()
  const replays: Record<HeldEvent, (target: Element) => void> = {
    click,
    submit: (form) => submitAgain(event, form),
    keydown: (target) => callOn(target, 'dispatchEvent', new KeyboardEvent('keydown', keyOf(event))),
  }
  return replays[event.type as HeldEvent]
}

function click(target: Element) {
  if (target instanceof HTMLElement) callOn(target, 'click')
  // An SVG element has no `click()`, but a dispatched click on it still activates the link around it.
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
