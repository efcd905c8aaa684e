import { named } from '../../../src/check/attribute'
import type { Check, Problem } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { needUrl } from '../../../src/check/url'
import { readLoveButton } from './markup'

/** WordPress prints ten hexadecimal digits, but plugins may change that. */
const NONCE = /^[\w-]+$/

/** Contract 01 §1: a heart, and the element that carries the endpoint and the nonce. */
export const check: Check = (host, page) => {
  const unread = tryRead(() => readLoveButton(host, page), host)
  const locale = page.element('#loveit-locale')
  if (!locale) return unread
  return [...unread, ...needUrl(locale, 'data-ajaxurl'), ...needNonce(locale, 'data-nonce')]
}

/** Requires a nonce: without one the server refuses every call. */
function needNonce(element: Element, name: string): Problem[] {
  const nonce = element.getAttribute(name)?.trim() ?? ''
  if (NONCE.test(nonce)) return []
  const what = nonce ? `is “${nonce}”, no nonce` : 'is absent: the server will refuse the call'
  return [{ kind: 'nonce', message: `${named(element, name)} ${what}`, element }]
}
