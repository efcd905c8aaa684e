import { useEffect } from 'react'
import { announce } from '../../src/page/announce'
import { plainText } from '../../src/react/safe-html'
import { hasResults } from './answer'
import type { Box } from './box'
import type { Found, Search } from './search'

/** A list that stands this long has settled; while the visitor types, nobody talks into it. */
const SETTLED_MS = 500

/** Tells screen reader users how much was found. */
export function useAnnouncement({ texts, page: { document } }: Box, { list, request }: Search): void {
  const found = list.is === 'shown' && request.is === 'none' ? list.found : null
  useEffect(() => {
    if (!found) return undefined
    const timer = setTimeout(() => announce(document, sentence(found, texts.noresults)), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [found, texts, document])
}

function sentence({ answer }: Found, noResults: string): string {
  const { topResults, terms, products } = answer
  const count = topResults.length + terms.length + products.length
  const results = count === 1 ? '1 result' : `${count} results`
  if (hasResults(answer)) return results
  return topResults.length > 0 ? `${plainText(noResults)}. ${results}` : plainText(noResults)
}
