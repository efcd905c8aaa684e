import { isRecord } from '../../../src/page/is-record'

/** The shop's texts (contract 06 §2.3); `noresults` is HTML. */
export interface SearchTexts {
  readonly sale: string
  /** Includes the space after it. */
  readonly sku: string
  readonly showmore: string
  readonly noresults: string
}

const DEFAULT_TEXTS: SearchTexts = {
  sale: 'Sale!',
  sku: 'SKU: ',
  showmore: 'View all results',
  noresults: 'Nothing found',
}

/** The tooltip of the star, which the plugin does not translate. */
export const FEATURED = 'Featured'

/** Reads the printed global; missing texts get their defaults. */
export function readTexts({ aws_vars: printed }: Window & { aws_vars?: unknown }): SearchTexts {
  const texts = isRecord(printed) ? printed : {}
  const usable = Object.entries(texts).filter(
    ([name, text]) => name in DEFAULT_TEXTS && typeof text === 'string' && text !== '',
  )
  return { ...DEFAULT_TEXTS, ...Object.fromEntries(usable) }
}
