import { isRecord } from '../../../src/page/is-record'
import { text } from '../../../src/page/text'

/** The shop's texts (contract 06 §2.3); `noresults` is HTML. */
export interface SearchTexts {
  readonly sale: string
  /** Includes the space after it. */
  readonly sku: string
  readonly showmore: string
  readonly noresults: string
}

const defaultTexts = (): SearchTexts => ({
  sale: text('live-search.sale', 'Sale!'),
  sku: text('live-search.sku', 'SKU: '),
  showmore: text('live-search.show-more', 'View all results'),
  noresults: text('live-search.none', 'Nothing found'),
})

/** The tooltip of the star, which the plugin does not translate. */
export const featuredText = () => text('live-search.featured', 'Featured')

/** Reads the printed global; missing texts get their defaults. */
export function readTexts({ aws_vars: printed }: Window & { aws_vars?: unknown }): SearchTexts {
  const texts = isRecord(printed) ? printed : {}
  const defaults = defaultTexts()
  const usable = Object.entries(texts).filter(
    ([name, value]) => name in defaults && typeof value === 'string' && value !== '',
  )
  return { ...defaults, ...Object.fromEntries(usable) }
}
