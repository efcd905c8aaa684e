import { needNonce } from '../../../src/check/nonce'
import type { Check } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { needUrl } from '../../../src/check/url'
import { readLoveButton } from './markup'

/** Contract 01 §1: a heart, and the element that carries the endpoint and the nonce. */
export const check: Check = (host, page) => {
  const unread = tryRead(() => readLoveButton(host, page), host)
  const locale = page.element('#loveit-locale')
  if (!locale) return unread
  return [...unread, ...needUrl(locale, 'data-ajaxurl'), ...needNonce(locale, 'data-nonce')]
}
