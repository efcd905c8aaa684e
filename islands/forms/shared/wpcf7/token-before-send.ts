import { asOurs } from '../../../../legacy-shims/globals/ours'
import { memberOf } from '../../../../src/dom/member'
import type { Scope } from '../../../../src/page/scope'
import { isSending } from './submit'

/**
 * The class shows the spinner; the form's status stays unchanged until it is sent, as with the payment
 * script.
 */
const WAITING_CLASS = 'submitting'

/** Forms that wait for their token, each with a function that sends it now. */
const waiting = new Map<HTMLFormElement, () => unknown>()

/**
 * Requests a token before each call of `wpcf7.submit`, since a token is valid once. When the visitor leaves
 * the page meanwhile, the form is sent with the previous token.
 * @param requestToken never rejects
 */
export function requestTokenBeforeSend(
  { add, listen, window }: Scope,
  site: Record<string, unknown>,
  requestToken: () => Promise<void>,
): void {
  const send = site['submit']
  const requestAndSend = asOurs(async (...args: readonly unknown[]) => {
    const [form] = args
    if (typeof send !== 'function' || !(form instanceof HTMLFormElement)) return
    // A second press is ignored while the form waits for its token or its answer.
    if (waiting.has(form) || isSending(form)) return
    const sendOnce = () => {
      if (waiting.get(form) !== sendOnce) return
      waiting.delete(form)
      memberOf(form, 'classList').remove(WAITING_CLASS)
      return Reflect.apply(send, site, args)
    }
    waiting.set(form, sendOnce)
    memberOf(form, 'classList').add(WAITING_CLASS)
    await requestToken()
    await sendOnce()
  })
  Reflect.set(site, 'submit', requestAndSend)
  add(() => {
    if (site['submit'] === requestAndSend) Reflect.set(site, 'submit', send)
  })
  listen(window, 'pagehide', () => {
    for (const sendOnce of waiting.values()) sendOnce()
  })
}

/** Sends a form that is being removed, as with a closed popup, if it waits for its token. */
export function sendNow(form: HTMLFormElement): void {
  waiting.get(form)?.()
}
