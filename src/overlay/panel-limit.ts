import { mobileHeaderLimit } from '../page/breakpoints'
import type { Scope } from '../page/scope'

/**
 * Calls back when a panel's header is no longer shown: the mobile header when the window grows beyond the limit, the wide
 * one when it shrinks below (contract 01 §9, §12). At the limit both stay.
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
