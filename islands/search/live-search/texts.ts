import { text } from '../../../src/page/text'

/** The shop's texts (contract 06 §2.3); `noresults` is HTML. */
export interface SearchTexts {
  readonly sale: string
  /** Includes the space after it. */
  readonly sku: string
  readonly showmore: string
  readonly noresults: string
}

/** The tooltip of the star, which the plugin does not translate. */
export const featuredText = () => text('live-search.featured', 'Featured')

/** Reads the printed global; missing texts get their defaults. */
export function readTexts({ aws_vars: printed }: Window & { aws_vars?: unknown }): SearchTexts {
  const given: Readonly<Record<string, unknown>> = Object(printed)
  const printedOr = (name: keyof SearchTexts, otherwise: string) => {
    const value = given[name]
    return typeof value === 'string' && value ? value : otherwise
  }
  return {
    sale: printedOr('sale', text('live-search.sale', 'Sale!')),
    sku: printedOr('sku', text('live-search.sku', 'SKU: ')),
    showmore: printedOr('showmore', text('live-search.show-more', 'View all results')),
    noresults: printedOr('noresults', text('live-search.none', 'Nothing found')),
  }
}
