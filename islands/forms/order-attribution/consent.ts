import type { Scope } from '../../../src/page/scope'
import { isFunction, valueAt } from './value-at'

const CHANGED = 'wp_listen_for_consent_change'
const DEFINED = 'wp_consent_type_defined'

/**
 * Follows the visitor's consent (contract 07 E7). The consent plugin's own bridge may do the same, which is
 * harmless.
 * @param category the purpose to which the visitor consents
 */
export function followConsent(scope: Scope, category: string, set: (allow: unknown) => void): void {
  scope.listen(scope.document, CHANGED, (event) => {
    const detail = event instanceof CustomEvent ? event.detail : undefined
    const answer = valueAt(detail, [category])
    if (answer !== undefined) set(answer === 'allow')
  })
  scope.listen(scope.document, DEFINED, () => {
    const consent = askConsent(scope, category)
    if (consent !== undefined) set(consent)
  })
}

/** The consent that is known already, since its events may have been dispatched earlier. */
export const knownConsent = (scope: Scope, category: string) =>
  valueAt(scope.window, ['wp_consent_type']) === undefined ? undefined : askConsent(scope, category)

/** @returns undefined without the consent plugin */
function askConsent({ window, report }: Scope, category: string): boolean | undefined {
  const ask = valueAt(window, ['wp_has_consent'])
  if (!isFunction(ask)) return undefined
  try {
    return Boolean(ask(category))
  } catch (cause) {
    report(cause)
    return undefined
  }
}
