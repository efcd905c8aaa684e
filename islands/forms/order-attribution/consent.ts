import { listen } from '../../../src/page/listen'
import type { Page } from '../../../src/page/page'
import { isFunction, reach } from './reach'

const CHANGED = 'wp_listen_for_consent_change'
const DEFINED = 'wp_consent_type_defined'

type ConsentPage = Pick<Page, 'document' | 'window' | 'report'>

/**
 * Follows what the visitor allows (contract 07 E7). A bridge of the consent plugin may do the same: both is harmless.
 * @param category the purpose that is asked about
 * @returns the way to stop
 */
export function followConsent(
  page: ConsentPage,
  category: string,
  set: (allow: unknown) => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  listen(
    page.document,
    [CHANGED],
    (event) => {
      const detail = event instanceof CustomEvent ? event.detail : undefined
      const word = reach(detail, [category])
      if (word !== undefined) set(word === 'allow')
    },
    { signal },
  )
  listen(
    page.document,
    [DEFINED],
    () => {
      const consent = askConsent(page, category)
      if (consent !== undefined) set(consent)
    },
    { signal },
  )
  return () => controller.abort()
}

/** What the consent plugin knows already: its events may have come before we did. */
export const consentSoFar = (page: ConsentPage, category: string) =>
  reach(page.window, ['wp_consent_type']) === undefined ? undefined : askConsent(page, category)

/** @returns undefined when there is nobody to ask */
function askConsent({ window, report }: ConsentPage, category: string): boolean | undefined {
  const ask = reach(window, ['wp_has_consent'])
  if (!isFunction(ask)) return undefined
  try {
    return Boolean(ask(category))
  } catch (cause) {
    report(cause)
    return undefined
  }
}
