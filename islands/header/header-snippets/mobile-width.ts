import { BREAKPOINTS_PX, mobileHeaderLimit } from '../../../src/page/breakpoints'
import type { OwnScope, Scope } from '../../../src/page/scope'

/**
 * Shows something as long as the window has the mobile header (contract 01 §13).
 * @param show adds it for the duration of its scope
 */
export function whileMobile(scope: Scope, show: (scope: Scope) => void): void {
  const { document, window } = scope
  const limit = mobileHeaderLimit(document.body) ?? BREAKPOINTS_PX.mobile
  const query = window.matchMedia?.(`(max-width: ${limit}px)`)
  if (!query) return
  let shown: OwnScope | undefined
  const update = () => {
    if (query.matches === Boolean(shown)) return
    shown?.dispose()
    shown = query.matches ? scope.child() : undefined
    if (shown) show(shown)
  }
  scope.listen(query, 'change', update)
  update()
}
