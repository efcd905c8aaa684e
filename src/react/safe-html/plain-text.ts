import { hasMarkup, parseInert } from './inert'

/**
 * The text of HTML of a server's answer: with decoded entities, without tags, and without scripts, styles and frames.
 * White space stays (contract 06 §3.5, TEXT). Never throws.
 */
export const plainText = (html: string): string => (hasMarkup(html) ? parseInert(html).textContent : html)
