import type { Scope } from '../../../src/page/scope'
import { addExtras } from './extras'
import { hideFloatingTips } from './floating-tips'
import { type ContactFormElement, isLeftToBrowser, readContactForm } from './form'
import { validateLive } from './live-validation'
import { addMessagePlaces, clearMessages, hasMessages } from './messages'
import { refresh } from './refresh'
import { stopRefill } from './reset'
import { callSite, canCall, readRestConfig } from './site'
import { addSpinners } from './spinner'
import { releaseInert, showStatus } from './status'
import { keepPressesSteady } from './steady-press'
import { sendNow } from './token-wait'

/**
 * Makes a form laurel's own (contract 07 A5). One that has data already, ours or of the plugin's own script, or that
 * does not say which form it is, is left alone, as is one that the browser is to send.
 * @returns whether it is laurel's own now
 */
export function initContactForm(scope: Scope, form: ContactFormElement): boolean {
  const wpcf7 = form.wpcf7 || isLeftToBrowser(form) ? undefined : readContactForm(form)
  if (!wpcf7) return false
  form.wpcf7 = wpcf7
  scope.add(() => delete form.wpcf7)
  // Those that the server has printed are not ours to take away at the end.
  const isPrintedWithMessages = hasMessages(form)
  const parts = [
    markScripted,
    addMessagePlaces,
    addSpinners,
    hideFloatingTips,
    keepPressesSteady,
    addExtras,
    validateLive,
    send,
  ]
  for (const part of parts) {
    try {
      part(scope, form)
    } catch (error) {
      // A form without one of its helpers can still be sent.
      scope.report(error)
    }
  }
  scope.add(() => {
    sendNow(form)
    stopRefill(form)
    if (!isPrintedWithMessages) clearMessages(form)
  })
  return true
}

function markScripted({ add, adopt }: Scope, form: ContactFormElement): void {
  const { wpcf7 } = form
  if (!wpcf7) return
  adopt.toggle(wpcf7.parent, 'no-js', false)
  adopt.toggle(wpcf7.parent, 'js', true)
  // What the server has printed stays, also the status of a form that came back without script.
  const printed = wpcf7.status
  adopt.attribute(form, 'data-status', printed)
  showStatus(form, printed, printed)
  add(() => {
    showStatus(form, printed, wpcf7.status)
    releaseInert(form)
  })
}

function send({ listen, window }: Scope, form: ContactFormElement): void {
  listen(form, 'submit', (event) => {
    // Without anybody to send it, or anywhere to send it to, the browser does.
    if (!canCall(window, 'submit') || !readRestConfig(window)) return
    event.preventDefault()
    callSite(window, 'submit', form, { submitter: event.submitter ?? null })
  })
  listen(form, 'reset', () => callSite(window, 'reset', form))
  listen(form, ['wpcf7submit', 'wpcf7reset'], (event) => {
    if (event instanceof CustomEvent) refresh(form, event.detail?.apiResponse)
  })
}
