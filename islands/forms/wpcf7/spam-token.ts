import { isOurs } from '../../../legacy-shims/globals/ours'
import type { Scope } from '../../../src/page/scope'
import { siteObject } from './site'
import { fetchToken, readTokenSettings, whenReady, withinLimit } from './token-service'
import { askBeforeSend } from './token-wait'

/** Others listen for it, and may tell of a token of their own. */
const EXECUTED = 'wpcf7grecaptchaexecuted'
const FIELD = 'form.wpcf7-form input[name="_wpcf7_recaptcha_response"]'
/** The form plugin's own script, where only that has been left on the page. */
const ITS_SCRIPT = '#wpcf7-recaptcha-js, script[src*="/contact-form-7/modules/recaptcha/"]'

/**
 * Fetches spam tokens at the start and on every change on the page, and before each send (contract 07 C). Does
 * nothing without `wpcf7_recaptcha`, nor where `wpcf7.submit`, which must be there, is somebody else's.
 */
export function provideSpamTokens(scope: Scope): void {
  const { document, window, report, listen } = scope
  const settings = readTokenSettings(window)
  const site = siteObject(window)
  if (!settings || !site || !isOurs(site['submit'])) return
  const { signal } = scope
  const { homepage, contactform } = settings.actions
  const isAskedByOthers = document.querySelector(ITS_SCRIPT) !== null

  // One that is late is told as well: over a slow line, the next send may have no other.
  const fetchAndTell = async (action: string): Promise<void> => {
    const token = await fetchToken(window, settings, action, signal)
    if (token === undefined || signal.aborted) return
    document.dispatchEvent(new CustomEvent(EXECUTED, { detail: { action, token } }))
  }
  const ask = async (action: string): Promise<void> => {
    try {
      await withinLimit(fetchAndTell(action), signal)
    } catch (error) {
      // The token of before may do; if not, the server says so.
      report(error, 'call')
    }
  }
  listen(document, EXECUTED, fillFields)
  askBeforeSend(scope, site, () => ask(contactform))
  if (isAskedByOthers) return
  whenReady(window, signal)
    .then(() => ask(homepage))
    .catch((error: unknown) => report(error, 'call'))
  const askAnew = oneAtATime(() => ask(contactform))
  listen(document, 'change', askAnew)
}

function fillFields(event: Event): void {
  const token: unknown = event instanceof CustomEvent ? event.detail?.token : undefined
  if (typeof token !== 'string') return
  for (const field of document.querySelectorAll(FIELD)) field.setAttribute('value', token)
}

/** Changes that come while a token is on its way have to do with that one. */
function oneAtATime(ask: () => Promise<void>): () => void {
  let isAsking = false
  return () => {
    if (isAsking) return
    isAsking = true
    void ask().finally(() => {
      isAsking = false
    })
  }
}
