/** A list is never longer than this, whatever the server sends. */
export const MOST_ROWS = 500

/** What a search has found. Strings are HTML as the server sent them, unless said otherwise (contract 06 §3.5). */
export interface Answer {
  /** The server's top text and its notices, such as “Did you mean”. */
  readonly notices: readonly string[]
  readonly topResults: readonly TopResult[]
  readonly terms: readonly FoundTerm[]
  readonly products: readonly FoundProduct[]
  /** How many rows the server sent beyond those that are kept. */
  readonly cut: number
  /** As it came, without the products' database rows: for other scripts' filters. */
  readonly response: unknown
}

/** A row that the shop puts before the search's own. */
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

/** Whether the search itself has found anything; rows that the shop put on top do not count. */
export function hasResults({ terms, products }: Answer): boolean {
  return terms.length > 0 || products.length > 0
}
