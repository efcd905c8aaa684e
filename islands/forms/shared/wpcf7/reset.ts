import type { Page } from '../../../../src/page/page'
import { createDetail, dispatch } from './events'
import type { ContactFormElement } from './form'
import { clearMessages } from './messages'
import { refresh } from './refresh'
import { readRestConfig } from './site'
import { advance } from './status'
import { fetchRefill } from './wire'

/** Aborts the pending refill of a form. */
const refills = new WeakMap<HTMLFormElement, AbortController>()

/**
 * Implements `wpcf7.reset`: removes the messages and fetches a new captcha and quiz (contract 07 A5). A
 * second reset aborts the request of the first.
 */
export async function reset(form: ContactFormElement, { window, report }: Page): Promise<void> {
  const { wpcf7 } = form
  const config = readRestConfig(window)
  if (!wpcf7 || !config) return
  const end = wpcf7.resetOnMailSent ? 'sent' : 'init'
  delete wpcf7.resetOnMailSent
  // The browser resets the fields after this event: the detail has their values before.
  const detail = createDetail(wpcf7, new FormData(form))
  clearMessages(form)
  advance(form, { type: 'reset' })
  const { signal } = startRefill(form)
  try {
    detail.apiResponse = await fetchRefill(config, wpcf7.id, signal)
    if (signal.aborted) return
    advance(form, { type: 'refilled', end })
    dispatch(form, 'reset', detail)
  } catch (error) {
    if (signal.aborted) return
    report(error)
    advance(form, { type: 'refilled', end })
  }
}

/** Fetches a new captcha and quiz only, unless a pending reset does so. */
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
