import { useEffect } from 'react'
import type { Box } from './box'
import type { Search } from './search'

/** A list is announced after this time without changes, so that typing is not interrupted. */
const SETTLED_MS = 500

/** Announces the number of results; the code is fetched with the first announcement. */
export function useAnnouncement(box: Box, { list, request }: Search): void {
  const found = list.is === 'shown' && request.is === 'none' ? list.found : null
  useEffect(() => {
    if (!found) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      import('./announcement').then(
        ({ announceFound }) => isOver || announceFound(box, found),
        (cause: unknown) => isOver || box.page.report(cause, 'load'),
      )
    }, SETTLED_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [found, box])
}
