import { check, pipe, string } from 'valibot'
import { text } from '../../../../src/wire/ajax'

export const CALL = 'cff_get_new_posts'
/** The answers by which WordPress refuses a call. An empty answer means that there are no more posts. */
const REFUSALS = ['0', '-1']

const answer = pipe(
  string(),
  check((html) => !REFUSALS.includes(html.trim())),
)

export interface PageRequest {
  /** The printed settings of the shortcode. */
  readonly shortcode: string
  /** The addresses of the next pages, as JSON. */
  readonly urls: string
}

/**
 * Fetches the feed's next items as HTML (contract 05 §11.3).
 * @throws WireError
 */
export function fetchPosts(
  url: string,
  { shortcode, urls }: PageRequest,
  signal: AbortSignal,
): Promise<string> {
  const fields = { shortcode_data: shortcode, pag_url: urls }
  return text(url, CALL, fields, answer, { signal, outlivesPage: false })
}
