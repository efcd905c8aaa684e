import { useEffect } from 'react'
import { SEARCH_CALL, type SearchCall } from '../../../legacy-shims/globals/aws-search'
import { listen } from '../../../src/dom/listen'
import type { Box } from './box'
import { relayout } from './relayout'

/** Handles calls from laurel's other search islands and from other scripts. */
export function useCalls(box: Box): void {
  useEffect(() => {
    const { container, field } = box
    const onCall = (event: Event) => {
      // Tells the caller that the box has handled the call.
      event.preventDefault()
      const call: SearchCall = (event as CustomEvent).detail
      if (call.what === 'relayout') relayout(box)
      else if (call.what === 'typed') box.dispatch({ type: 'typed', value: field.value })
      else box.force(call.term, call)
    }
    return listen(container, [SEARCH_CALL], onCall)
  }, [box])
}
