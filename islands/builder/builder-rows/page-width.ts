import { observeSizes } from '../../../src/page/observe-sizes'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import type { Unmount } from '../../../src/runtime/island'

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
export function onPageWidth(document: Document, callback: () => void): Unmount {
  const { value, release } = sharedWatch(document)
  value.listeners.add(callback)
  return () => {
    value.listeners.delete(callback)
    release()
  }
}
