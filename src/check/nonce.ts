import { named } from './attribute'
import type { Problem } from './problem'

/** WordPress prints ten hexadecimal digits, but plugins may change that. */
const NONCE = /^[\w-]+$/

/** Requires a nonce: without one the server refuses every call. */
export function needNonce(element: Element, name: string): Problem[] {
  const nonce = element.getAttribute(name)?.trim() ?? ''
  if (NONCE.test(nonce)) return []
  const what = nonce ? `is “${nonce}”, no nonce` : 'is absent: the server will refuse the call'
  return [{ kind: 'nonce', message: `${named(element, name)} ${what}`, element }]
}
