import { type Answer, type FoundProduct, type FoundTerm, hasResults, type TopResult } from './answer'

/** A row of the list. All kinds but `text` and `nothing` can be chosen. */
export type Row =
  | { readonly kind: 'text'; readonly html: string }
  | ({ readonly kind: 'top' } & TopResult)
  | ({ readonly kind: 'term' } & FoundTerm)
  | ({ readonly kind: 'product' } & FoundProduct)
  | { readonly kind: 'more' }
  | { readonly kind: 'nothing' }

/**
 * Converts an answer to rows in the order of contract 06 §3.1. The link to all results is shown for products
 * only.
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
