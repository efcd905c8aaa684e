import { useEffect, useLayoutEffect, useState } from 'react'
import type { Box } from './box'
import type { Found } from './search'

/** What a list goes through before it is on the page. */
interface Filtering {
  /** Where the list is drawn that another script wants to change; undefined where none does. */
  readonly aside: Element | undefined
  /** Whether the block holds the list, changed or not. */
  readonly isDone: boolean
}

/** A list that another script wants to change is drawn aside; what the script makes of it is shown. */
export function useFilteredList({ block, others, page }: Box, found: Found): Filtering {
  const [aside] = useState(() => block.ownerDocument.createElement('div'))
  /** Few sites have such a script, and what cleans its HTML is a file of some size. Null when it cannot be had. */
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
