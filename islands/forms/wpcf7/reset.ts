import type { Page } from '../../../src/page/page'
import { detailOf, tell } from './events'
import type { ContactFormElement } from './form'
import { clearMessages } from './messages'
import { refresh } from './refresh'
import { readRestConfig } from './site'
import { advance } from './status'
import { fetchRefill } from './wire'

/** Of each form, the way to give up the refill that is on its way. */
const refills = new WeakMap<HTMLFormElement, AbortController>()

/**
 * What `wpcf7.reset` does, while the browser puts the fields back: takes the messages away and fetches a new captcha
 * and quiz (contract 07 A5). A second reset makes the first one's answer worthless.
 */
export async function reset(form: ContactFormElement, { window, report }: Page): Promise<void> {
  const { wpcf7 } = form
  const config = readRestConfig(window)
  if (!wpcf7 || !config) return
  const end = wpcf7.resetOnMailSent ? 'sent' : 'init'
  delete wpcf7.resetOnMailSent
  // The event comes before the fields change: this holds what they were.
  const detail = detailOf(wpcf7, new FormData(form))
  clearMessages(form)
  advance(form, { type: 'reset' })
  const { signal } = startRefill(form)
  try {
    detail.apiResponse = await fetchRefill(config, wpcf7.id, signal)
    if (signal.aborted) return
    advance(form, { type: 'refilled', end })
    tell(form, 'reset', detail)
  } catch (error) {
    if (signal.aborted) return
    report(error)
    advance(form, { type: 'refilled', end })
  }
}

/** Fetches a new captcha and quiz, and touches nothing else. A reset that is under way does so already. */
export async function refill(form: ContactFormElement, { window, report }: Page): Promise<void> {
  const { wpcf7 } = form
  const config = readRestConfig(window)
  if (!wpcf7 || !config || wpcf7.status === 'resetting') return
  const { signal } = startRefill(form)
  try {
    refresh(form, await fetchRefill(config, wpcf7.id, signal))
  } catch (error) {
    if (!signal.aborted) report(error)
  }
}

/** Nobody waits for the form's refill any more. */
export function stopRefill(form: HTMLFormElement): void {
  refills.get(form)?.abort()
  refills.delete(form)
}

function startRefill(form: HTMLFormElement): AbortController {
  stopRefill(form)
  const controller = new AbortController()
  refills.set(form, controller)
  return controller
}
