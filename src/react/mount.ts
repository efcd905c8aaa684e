import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { clobbersParentNode } from '../dom/ancestors'
import { listen } from '../dom/listen'
import type { Unmount } from '../page/island'
import type { Page } from '../page/page'

/** The reports of mounted islands, by name; the names of their files begin with it. */
const reports = new Map<string, Page['report']>()
const FILE = /\/chunks\/([a-z-]+)-[0-9A-Z]{5}\.js/g

/**
 * Renders an island into an element of its own, apart from the server's nodes, before it returns: the replay of a held
 * click finds the island's listeners in place.
 * @throws what the first rendering threw; later errors go to `page.report`
 */
export function mountReact(element: ReactElement, page: Page): Unmount {
  const failures: unknown[] = []
  let fail: (error: unknown) => void = (error) => failures.push(error)
  const root = createRoot(page.document.createElement('div'), { onUncaughtError: (error) => fail(error) })
  flushSync(() => root.render(element))
  if (failures.length > 0) throw failures[0]
  fail = (error) => page.report(error)
  reports.set(page.island, page.report)
  return () => root.unmount()
}

// React passes errors of event handlers to the window: they are reported for the island whose file is on the stack.
listen(window, ['error'], (event) => {
  for (const [, name = ''] of String(event.error?.stack).matchAll(FILE)) {
    const report = reports.get(name)
    if (!report) continue
    // The report writes it to the console.
    event.preventDefault()
    return report(event.error)
  }
})

// React listens to this event on the document and climbs by `parentNode`, which a form's field may clobber.
listen(
  window,
  ['selectionchange'],
  (event) => {
    const isClobbered = event
      .composedPath()
      .some((node) => node instanceof Element && clobbersParentNode(node))
    if (isClobbered) event.stopPropagation()
  },
  { capture: true },
)
