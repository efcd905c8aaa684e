import { named } from './attribute'
import type { Problem } from './problem'

/** WordPress prints ten hexadecimal digits; other plugins filter that, so only what can be no nonce is told. */
const NONCE = /^[\w-]+$/

/** Without it the server answers every call with a refusal. */
export function needNonce(element: Element, name: string): Problem[] {
  const nonce = element.getAttribute(name)?.trim() ?? ''
  if (NONCE.test(nonce)) return []
  const what = nonce ? `is “${nonce}”, no nonce` : 'is absent: the server will refuse the call'
  return [{ kind: 'nonce', message: `${named(element, name)} ${what}`, element }]
}
