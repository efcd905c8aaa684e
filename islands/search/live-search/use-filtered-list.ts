import { useEffect, useLayoutEffect, useState } from 'react'
import type { Box } from './box'
import type { Found } from './search'

interface Filtering {
  /** Detached element for a list that another script changes; undefined without such a script. */
  readonly aside: Element | undefined
  /** Whether the block holds the list, changed or not. */
  readonly isDone: boolean
}

/** Renders a list that another script changes off the page, and shows the changed HTML. */
export function useFilteredList({ block, others, page }: Box, found: Found): Filtering {
  const [aside] = useState(() => block.ownerDocument.createElement('div'))
  /** The sanitising code, fetched only for sites with such a script; null when it cannot be loaded. */
  const [code, setCode] = useState<typeof import('./filtered-list') | null>()
  const isFiltered = code !== null && others.filtersHtml()

  useEffect(() => {
    if (!isFiltered) return
    import('./filtered-list').then(setCode, (cause) => {
      page.report(cause, 'load')
      setCode(null)
    })
  }, [isFiltered, page])
  useLayoutEffect(
    () =>
      isFiltered ? code?.showFiltered(block, others.filterHtml(found.answer, aside.innerHTML)) : undefined,
    [isFiltered, code, block, others, found, aside],
  )
  return { aside: isFiltered ? aside : undefined, isDone: !isFiltered || code !== undefined }
}
