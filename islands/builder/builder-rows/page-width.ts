import { observeSizes } from '../../../src/dom/observe-sizes'
import type { Scope } from '../../../src/page/scope'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'

const share = sharedByHosts(({ document: { body, documentElement }, add }) => {
  const listeners = new Set<() => void>()
  let width = documentElement.clientWidth
  add(
    observeSizes([body], () => {
      if (documentElement.clientWidth === width) return
      width = documentElement.clientWidth
      for (const listener of listeners) listener()
    }),
  )
  return listeners
})

/** Calls back when the page has another width; a scroll bar that comes or goes is no resize of the window. */
export function onPageWidth(scope: Scope, callback: () => void): void {
  const listeners = share(scope)
  listeners.add(callback)
  scope.add(() => listeners.delete(callback))
}
