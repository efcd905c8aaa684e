import { type Answer, type FoundProduct, type FoundTerm, hasResults, type TopResult } from './answer'

/** One piece of the list, from top to bottom. All but texts and the message of nothing can be chosen. */
export type Row =
  | { readonly kind: 'text'; readonly html: string }
  | ({ readonly kind: 'top' } & TopResult)
  | ({ readonly kind: 'term' } & FoundTerm)
  | ({ readonly kind: 'product' } & FoundProduct)
  | { readonly kind: 'more' }
  | { readonly kind: 'nothing' }

/**
 * An answer as rows, in the order of contract 06 §3.1. Only products have a page with more of them; only the search's
 * own rows count as found.
 */
export function rowsOf(answer: Answer, { showsMore }: { showsMore: boolean }): Row[] {
  const { notices, topResults, terms, products } = answer
  const rows: Row[] = [
    ...notices.map((html) => ({ kind: 'text' as const, html })),
    ...topResults.map((top) => ({ kind: 'top' as const, ...top })),
    ...terms.map((term) => ({ kind: 'term' as const, ...term })),
    ...products.map((product) => ({ kind: 'product' as const, ...product })),
  ]
  if (products.length > 0 && showsMore) rows.push({ kind: 'more' })
  if (!hasResults(answer)) rows.push({ kind: 'nothing' })
  return rows
}
