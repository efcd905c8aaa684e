import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { clobbersParentNode } from '../dom/ancestors'
import { listen } from '../dom/listen'
import type { Unmount } from '../page/island'
import type { Page } from '../page/page'

/** What islands are told by, whose names are in those of their files. */
const reports = new Map<string, Page['report']>()
const FILE = /\/chunks\/([a-z-]+)-[0-9A-Z]{5}\.js/g

/**
 * Renders an island into an element of its own, apart from the server's nodes, before it returns: a held click
 * that is carried out next finds the island's listeners in place.
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

// What a handler in JSX throws React gives to the window, as the browser does with a listener's errors.
listen(window, ['error'], (event) => {
  for (const [, name = ''] of String(event.error?.stack).matchAll(FILE)) {
    const report = reports.get(name)
    if (!report) continue
    // It is told on the console, too.
    event.preventDefault()
    return report(event.error)
  }
})

// React hears this on the document, wherever it renders, and climbs by `parentNode` from where it happened.
listen(
  window,
  ['selectionchange'],
  (event) => {
    const isCaught = event.composedPath().some((node) => node instanceof Element && clobbersParentNode(node))
    if (isCaught) event.stopPropagation()
  },
  { capture: true },
)
