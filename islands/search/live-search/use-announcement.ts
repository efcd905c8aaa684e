import { useEffect } from 'react'
import type { Box } from './box'
import type { Search } from './search'

/** A list that stands this long has settled; while the visitor types, nobody talks into it. */
const SETTLED_MS = 500

/** Tells screen reader users how much was found. The code for that comes with the first list that stays. */
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
