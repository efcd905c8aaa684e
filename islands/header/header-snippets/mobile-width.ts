import { BREAKPOINTS_PX, mobileHeaderLimit } from '../../../src/page/breakpoints'
import type { Scope } from '../../../src/page/scope'

/**
 * Has something in place for as long as the mobile header is shown (contract 01 §13).
 * @param show puts it there, and returns the way back
 */
export function whileMobile({ body, defaultView }: Document, show: () => () => void, scope: Scope): void {
  const limit = mobileHeaderLimit(body) ?? BREAKPOINTS_PX.mobile
  const query = defaultView?.matchMedia?.(`(max-width: ${limit}px)`)
  if (!query) return
  let hide: (() => void) | undefined
  const update = () => {
    if (query.matches) hide ??= show()
    else leave()
  }
  const leave = () => {
    hide?.()
    hide = undefined
  }
  scope.listen(query, 'change', update)
  update()
  scope.add(leave)
}
