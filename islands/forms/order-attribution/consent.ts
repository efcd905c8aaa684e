import type { Scope } from '../../../src/page/scope'
import { isFunction, reach } from './reach'

const CHANGED = 'wp_listen_for_consent_change'
const DEFINED = 'wp_consent_type_defined'

/**
 * Follows what the visitor allows (contract 07 E7). A bridge of the consent plugin may do the same: both is harmless.
 * @param category the purpose that is asked about
 */
export function followConsent(scope: Scope, category: string, set: (allow: unknown) => void): void {
  scope.listen(scope.document, CHANGED, (event) => {
    const detail = event instanceof CustomEvent ? event.detail : undefined
    const word = reach(detail, [category])
    if (word !== undefined) set(word === 'allow')
  })
  scope.listen(scope.document, DEFINED, () => {
    const consent = askConsent(scope, category)
    if (consent !== undefined) set(consent)
  })
}

/** What the consent plugin knows already: its events may have come before we did. */
export const consentSoFar = (scope: Scope, category: string) =>
  reach(scope.window, ['wp_consent_type']) === undefined ? undefined : askConsent(scope, category)

/** @returns undefined when there is nobody to ask */
function askConsent({ window, report }: Scope, category: string): boolean | undefined {
  const ask = reach(window, ['wp_has_consent'])
  if (!isFunction(ask)) return undefined
  try {
    return Boolean(ask(category))
  } catch (cause) {
    report(cause)
    return undefined
  }
}
