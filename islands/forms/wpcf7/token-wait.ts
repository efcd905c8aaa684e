import { asOurs } from '../../../legacy-shims/globals/ours'
import { memberOf } from '../../../src/dom/member'
import type { Scope } from '../../../src/page/scope'
import { isSending } from './submit'

/** Shows the form's spinner, as the payment script does: its status is another's until it is sent. */
const WAITING = 'submitting'

/** Sends that wait for their token: by form, what sends it now. */
const waiting = new Map<HTMLFormElement, () => unknown>()

/**
 * Puts a question for a token before each send of `wpcf7.submit`. The service knows every token once, so that each send
 * asks for its own. A visitor who leaves meanwhile has sent the form all the same, with the token of before.
 * @param ask never throws
 */
export function askBeforeSend(
  { add, listen, window }: Scope,
  site: Record<string, unknown>,
  ask: () => Promise<void>,
): void {
  const send = site['submit']
  const askAndSend = asOurs(async (...args: readonly unknown[]) => {
    const [form] = args
    if (typeof send !== 'function' || !(form instanceof HTMLFormElement)) return
    // What is pressed twice is sent once, also while it waits for its token.
    if (waiting.has(form) || isSending(form)) return
    const go = () => {
      if (waiting.get(form) !== go) return
      waiting.delete(form)
      memberOf(form, 'classList').remove(WAITING)
      return Reflect.apply(send, site, args)
    }
    waiting.set(form, go)
    memberOf(form, 'classList').add(WAITING)
    await ask()
    await go()
  })
  Reflect.set(site, 'submit', askAndSend)
  add(() => {
    if (site['submit'] === askAndSend) Reflect.set(site, 'submit', send)
  })
  listen(window, 'pagehide', () => {
    for (const go of waiting.values()) go()
  })
}

/** Sends a form that goes, as a popup does that is closed, if it waits for its token. */
export function sendNow(form: HTMLFormElement): void {
  waiting.get(form)?.()
}
