import { isOurs } from '../../../../legacy-shims/globals/ours'
import type { Scope } from '../../../../src/page/scope'
import { siteObject } from './site'
import { requestTokenBeforeSend } from './token-before-send'
import { fetchToken, readTokenSettings, whenReady, withinLimit } from './token-service'

/** Other scripts listen for this event, and may dispatch it with a token of their own. */
const TOKEN_EVENT = 'wpcf7grecaptchaexecuted'
const FIELD = 'form.wpcf7-form input[name="_wpcf7_recaptcha_response"]'
/** The form plugin's own script for tokens, which may still be on the page. */
const PLUGIN_SCRIPT = '#wpcf7-recaptcha-js, script[src*="/contact-form-7/modules/recaptcha/"]'

/**
 * Fetches spam tokens at the start, on every change on the page and before each submit (contract 07 C). Does
 * nothing without `wpcf7_recaptcha`, or when another script has replaced `wpcf7.submit`.
 */
export function provideSpamTokens(scope: Scope): void {
  const { document, window, report, listen } = scope
  const settings = readTokenSettings(window)
  const site = siteObject(window)
  if (!settings || !site || !isOurs(site['submit'])) return
  const { signal } = scope
  const { homepage, contactform } = settings.actions
  const hasPluginScript = document.querySelector(PLUGIN_SCRIPT) !== null

  // A token that arrives after the time limit is dispatched as well: on a slow line there may be no other.
  const fetchAndDispatch = async (action: string): Promise<void> => {
    const token = await fetchToken(window, settings, action, signal)
    if (token === undefined || signal.aborted) return
    document.dispatchEvent(new CustomEvent(TOKEN_EVENT, { detail: { action, token } }))
  }
  const requestToken = async (action: string): Promise<void> => {
    try {
      await withinLimit(fetchAndDispatch(action), signal)
    } catch (error) {
      // The previous token may still be valid; otherwise the server rejects the form.
      report(error, 'call')
    }
  }
  listen(document, TOKEN_EVENT, fillFields)
  requestTokenBeforeSend(scope, site, () => requestToken(contactform))
  if (hasPluginScript) return
  whenReady(window, signal)
    .then(() => requestToken(homepage))
    .catch((error: unknown) => report(error, 'call'))
  const renewToken = oneAtATime(() => requestToken(contactform))
  listen(document, 'change', renewToken)
}

function fillFields(event: Event): void {
  const token: unknown = event instanceof CustomEvent ? event.detail?.token : undefined
  if (typeof token !== 'string') return
  for (const field of document.querySelectorAll(FIELD)) field.setAttribute('value', token)
}

/** Ignores calls while a request is pending. */
function oneAtATime(request: () => Promise<void>): () => void {
  let isPending = false
  return () => {
    if (isPending) return
    isPending = true
    void request().finally(() => {
      isPending = false
    })
  }
}
