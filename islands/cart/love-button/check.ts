import { needNonce } from '../../../tools/scan/checks/nonce'
import { tryRead } from '../../../tools/scan/checks/read'
import { needUrl } from '../../../tools/scan/checks/url'
import type { Check } from '../../../tools/scan/problem'
import { readLoveButton } from './markup'

/** Contract 01 §1: a heart, and the page's one carrier of what its calls need. */
export const check: Check = (host, page) => {
  const unread = tryRead(() => readLoveButton(host, page), host)
  const locale = page.element('#loveit-locale')
  if (!locale) return unread
  return [...unread, ...needUrl(locale, 'data-ajaxurl'), ...needNonce(locale, 'data-nonce')]
}
