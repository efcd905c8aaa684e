import { isRecord } from '../../../src/page/is-record'

/** The shop's words (contract 06 §2.3). Texts but for `noresults`, which is HTML. */
export interface SearchTexts {
  readonly sale: string
  /** With the space that follows it. */
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

/** The tooltip of the star: the older script had it in English, too. */
export const FEATURED = 'Featured'

/** Reads the global that the server prints, each text by itself; it may be missing. */
export function readTexts({ aws_vars: printed }: Window & { aws_vars?: unknown }): SearchTexts {
  const texts = isRecord(printed) ? printed : {}
  const usable = Object.entries(texts).filter(
    ([name, text]) => name in DEFAULT_TEXTS && typeof text === 'string' && text !== '',
  )
  return { ...DEFAULT_TEXTS, ...Object.fromEntries(usable) }
}
