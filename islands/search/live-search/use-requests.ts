import { useEffect } from 'react'
import { MAX_ROWS } from './answer'
import type { Box } from './box'
import type { SearchRequest } from './search'
import { filteredFields, requestFailed, search, searchFields } from './wire'

/** Debounces and sends the request; a newer request aborts it. */
export function useRequests(box: Box, request: SearchRequest): void {
  useEffect(() => {
    if (request.is === 'waiting') {
      const timer = setTimeout(() => box.dispatch({ type: 'waited' }), box.settings.searchTimeout)
      return () => clearTimeout(timer)
    }
    if (request.is === 'processing') {
      const controller = new AbortController()
      void send(box, request.term, controller.signal)
      return () => controller.abort()
    }
    return undefined
  }, [box, request])
}

async function send({ settings, others, page, dispatch }: Box, term: string, signal: AbortSignal) {
  const fields = searchFields(term, settings, page.window.location.href)
  try {
    const body = filteredFields(fields, others.filterFields(fields))
    const answer = await search(others.filterUrl(settings.url), body, signal)
    if (answer.cut > 0)
      page.report(new Error(`More than ${MAX_ROWS} results: the others are left out`), 'call')
    dispatch({ type: 'answered', term, answer })
  } catch (cause) {
    if (signal.aborted) return
    dispatch({ type: 'failed', term })
    page.report(requestFailed(cause), 'call')
  }
}
