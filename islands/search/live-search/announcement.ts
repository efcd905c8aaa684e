import { announce } from '../../../src/dom/announce'
import { plural } from '../../../src/page/text'
import { plainText } from '../../../src/react/safe-html'
import { hasResults } from './answer'
import type { Box } from './box'
import type { Found } from './search'

/** Announces the number of results. */
export function announceFound({ texts, page }: Box, { answer }: Found): void {
  announce(page.document, sentence(answer, texts.noresults))
}

function sentence(answer: Found['answer'], noResults: string): string {
  const { topResults, terms, products } = answer
  const count = topResults.length + terms.length + products.length
  const results = plural('live-search.results', count, { one: '{count} result', other: '{count} results' })
  if (hasResults(answer)) return results
  return topResults.length > 0 ? `${plainText(noResults)}. ${results}` : plainText(noResults)
}
