import type { Scope } from '../../../../src/page/scope'
import { addExtras } from './extras'
import { hideFloatingTips } from './floating-tips'
import { type ContactFormElement, isLeftToBrowser, readContactForm } from './form'
import { validateLive } from './live-validation'
import { restoreLostClicks } from './lost-clicks'
import { addMessageElements, clearMessages, hasMessages } from './messages'
import { refresh } from './refresh'
import { stopRefill } from './reset'
import { callSite, canCall, readRestConfig } from './site'
import { addSpinners } from './spinner'
import { releaseInert, showStatus } from './status'
import { sendNow } from './token-before-send'

/**
 * Initialises a form (contract 07 A5). A form that is initialised already, by laurel or the plugin's own
 * script, that has no id, or that the browser sends by itself is left alone.
 * @returns whether the form has been initialised
 */
export function initContactForm(scope: Scope, form: ContactFormElement): boolean {
  const wpcf7 = form.wpcf7 || isLeftToBrowser(form) ? undefined : readContactForm(form)
  if (!wpcf7) return false
  form.wpcf7 = wpcf7
  scope.add(() => delete form.wpcf7)
  // Messages that the server has printed stay after unmount.
  const isPrintedWithMessages = hasMessages(form)
  const parts = [
    showInitialStatus,
    addMessageElements,
    addSpinners,
    hideFloatingTips,
    restoreLostClicks,
    addExtras,
    validateLive,
    handleEvents,
  ]
  for (const part of parts) {
    try {
      part(scope, form)
    } catch (error) {
      // The form can still be sent without one of its features.
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

function showInitialStatus({ add, adopt }: Scope, form: ContactFormElement): void {
  const { wpcf7 } = form
  if (!wpcf7) return
  adopt.toggle(wpcf7.parent, 'no-js', false)
  adopt.toggle(wpcf7.parent, 'js', true)
  // A form that was posted without script has a printed status, which stays.
  const printed = wpcf7.status
  adopt.attribute(form, 'data-status', printed)
  showStatus(form, printed, printed)
  add(() => {
    showStatus(form, printed, wpcf7.status)
    releaseInert(form)
  })
}

function handleEvents({ listen, window }: Scope, form: ContactFormElement): void {
  listen(form, 'submit', (event) => {
    // Without `wpcf7.submit` or a REST address, the browser submits the form.
    if (!canCall(window, 'submit') || !readRestConfig(window)) return
    event.preventDefault()
    callSite(window, 'submit', form, { submitter: event.submitter ?? null })
  })
  listen(form, 'reset', () => callSite(window, 'reset', form))
  listen(form, ['wpcf7submit', 'wpcf7reset'], (event) => {
    if (event instanceof CustomEvent) refresh(form, event.detail?.apiResponse)
  })
}
