import { BREAKPOINTS_PX, mobileHeaderLimit } from '../../../src/page/breakpoints'
import type { OwnScope, Scope } from '../../../src/page/scope'

/**
 * Has something in place for as long as the mobile header is shown (contract 01 §13).
 * @param show puts it there, until its scope ends
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
