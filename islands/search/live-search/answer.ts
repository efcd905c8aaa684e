/** Limit of the rows in a list. */
export const MAX_ROWS = 500

/** The results of a search. Strings are unsanitised HTML unless said otherwise (contract 06 §3.5). */
export interface Answer {
  /** The server's top text and its notices, such as “Did you mean”. */
  readonly notices: readonly string[]
  readonly topResults: readonly TopResult[]
  readonly terms: readonly FoundTerm[]
  readonly products: readonly FoundProduct[]
  /** Number of rows beyond the limit, which were left out. */
  readonly cut: number
  /** The response without the products' database rows, for the filters of other scripts. */
  readonly response: unknown
}

/** A row that the shop adds above the search results. */
export interface TopResult {
  readonly group: string
  readonly link: string
  readonly name: string
  readonly excerpt: string
  /** Raw attributes for the link. */
  readonly linkData: string
  readonly heading: string
}

/** A category, tag or attribute value. */
export interface FoundTerm {
  readonly taxonomy: string
  readonly link: string
  readonly name: string
  readonly count: string
  readonly excerpt: string
  readonly heading: string
  readonly hierarchy: string
}

export interface FoundProduct {
  readonly link: string
  readonly title: string
  readonly image: string
  readonly featured: boolean
  readonly stock: Stock | null
  readonly sku: string
  readonly excerpt: string
  readonly price: string
  readonly onSale: boolean
  readonly categories: string
}

export interface Stock {
  readonly inStock: boolean
  readonly text: string
}

/** Whether the search has found anything, apart from the rows that the shop adds. */
export function hasResults({ terms, products }: Answer): boolean {
  return terms.length > 0 || products.length > 0
}
