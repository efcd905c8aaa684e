import { createAdoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/page/listen'
import type { Page } from '../../../src/page/page'
import type { Unmount } from '../../../src/runtime/island'
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
 * Makes a form laurel's own (contract 07 §A5). One that has data already, ours or of the plugin's own script, or that
 * does not say which form it is, is left alone, as is one that the browser is to send.
 * @returns undefined where it is
 */
export function initContactForm(form: ContactFormElement, page: Page): Unmount | undefined {
  const wpcf7 = form.wpcf7 || isLeftToBrowser(form) ? undefined : readContactForm(form)
  if (!wpcf7) return undefined
  form.wpcf7 = wpcf7
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
  const undo = parts.map((part) => attempt(() => part(form, page), page))
  return () => {
    sendNow(form)
    stopRefill(form)
    if (!isPrintedWithMessages) clearMessages(form)
    for (const each of undo.reverse()) each?.()
    delete form.wpcf7
  }
}

/** A form without one of its helpers can still be sent. */
function attempt(part: () => Unmount, { report }: Page): Unmount | undefined {
  try {
    return part()
  } catch (error) {
    report(error)
    return undefined
  }
}

function markScripted(form: ContactFormElement): Unmount {
  const { wpcf7 } = form
  if (!wpcf7) return () => {}
  const adoption = createAdoption()
  adoption.toggle(wpcf7.parent, 'no-js', false)
  adoption.toggle(wpcf7.parent, 'js', true)
  // What the server has printed stays, also the status of a form that came back without script.
  const printed = wpcf7.status
  adoption.attribute(form, 'data-status', printed)
  showStatus(form, printed, printed)
  return () => {
    showStatus(form, printed, wpcf7.status)
    releaseInert(form)
    adoption.restore()
  }
}

function send(form: ContactFormElement, { window }: Page): Unmount {
  const undo = [
    listen(form, ['submit'], (event) => {
      // Without anybody to send it, or anywhere to send it to, the browser does.
      if (!canCall(window, 'submit') || !readRestConfig(window)) return
      event.preventDefault()
      callSite(window, 'submit', form, { submitter: event instanceof SubmitEvent ? event.submitter : null })
    }),
    listen(form, ['reset'], () => callSite(window, 'reset', form)),
    listen(form, ['wpcf7submit', 'wpcf7reset'], (event) => {
      if (event instanceof CustomEvent) refresh(form, event.detail?.apiResponse)
    }),
  ]
  return () => {
    for (const stop of undo) stop()
  }
}
