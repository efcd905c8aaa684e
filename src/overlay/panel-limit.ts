import { mobileHeaderLimit } from '../page/breakpoints'
import type { Scope } from '../page/scope'

/**
 * Tells when a panel's header has gone: the mobile one when the window grows past its limit, that of wider windows when
 * it shrinks below (contract 01 §9, §12). At the limit itself both stay.
 */
export function onHeaderGone(
  { document, window, listen }: Scope,
  header: 'mobile' | 'wide',
  onGone: () => void,
): void {
  const limit = mobileHeaderLimit(document.body)
  const side = header === 'mobile' ? 'max' : 'min'
  const query = limit === null ? undefined : window.matchMedia?.(`(${side}-width: ${limit}px)`)
  if (!query) return
  listen(query, 'change', () => {
    if (!query.matches) onGone()
  })
}
