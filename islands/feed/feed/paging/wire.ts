import { check, pipe, string } from 'valibot'
import { text } from '../../../../src/wire/ajax'

export const CALL = 'cff_get_new_posts'
/** How WordPress refuses a call. Without any text the server has no further posts. */
const REFUSALS = ['0', '-1']

const answer = pipe(
  string(),
  check((html) => !REFUSALS.includes(html.trim())),
)

export interface Asked {
  /** What the server printed of the shortcode. */
  readonly shortcode: string
  /** The addresses of the next pages, as JSON. */
  readonly urls: string
}

/**
 * The feed's next items, as HTML (contract 05 §11.3).
 * @throws WireError
 */
export function fetchPosts(url: string, { shortcode, urls }: Asked, signal: AbortSignal): Promise<string> {
  const fields = { shortcode_data: shortcode, pag_url: urls }
  return text(url, CALL, fields, answer, { signal, outlivesPage: false })
}
