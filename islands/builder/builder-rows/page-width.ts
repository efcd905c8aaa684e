import { observeSizes } from '../../../src/page/observe-sizes'
import type { Scope } from '../../../src/page/scope'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'

const sharedWatch = sharedByHosts(({ body, documentElement }: Document) => {
  const listeners = new Set<() => void>()
  let width = documentElement.clientWidth
  const dispose = observeSizes([body], () => {
    if (documentElement.clientWidth === width) return
    width = documentElement.clientWidth
    for (const listener of listeners) listener()
  })
  return { listeners, dispose }
})

/** Calls back when the page has another width; a scroll bar that comes or goes is no resize of the window. */
export function onPageWidth({ document, add }: Scope, callback: () => void): void {
  const { value, release } = sharedWatch(document)
  value.listeners.add(callback)
  add(release)
  add(() => value.listeners.delete(callback))
}
