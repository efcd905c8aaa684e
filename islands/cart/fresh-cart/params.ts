import { number, object, optional, pipe, safeParse, string, transform, union, unknown } from 'valibot'

/** The shop plugin's own time limit of the call, in ms. */
const DEFAULT_TIME_LIMIT_MS = 5000
const ENDPOINT = 'get_refreshed_fragments'

/** What the server prints for the shop plugin's fragments script as `wc_cart_fragments_params` (contract 02 §0.5). */
export interface FragmentParams {
  readonly url: string
  /** Where the kept fragments lie, in the tab's storage. */
  readonly fragmentsKey: string
  /** Where their cart's hash lies, in the tab's storage and in that of all tabs. */
  readonly hashKey: string
  readonly timeLimitMs: number
}

const Text = optional(string(), '')
const Params = object({
  wc_ajax_url: string(),
  ajax_url: Text,
  fragment_name: Text,
  cart_hash_key: Text,
  request_timeout: optional(
    pipe(
      union([number(), pipe(string(), transform(Number)), unknown()]),
      transform((value) => (typeof value === 'number' && value > 0 ? value : DEFAULT_TIME_LIMIT_MS)),
    ),
    DEFAULT_TIME_LIMIT_MS,
  ),
})

/** Null for what is no such data: the cart then stays as it is printed. */
export function readParams(printed: unknown): FragmentParams | null {
  const { success, output } = safeParse(Params, printed)
  if (!success || !output.wc_ajax_url) return null
  return {
    url: output.wc_ajax_url.replace('%%endpoint%%', ENDPOINT),
    fragmentsKey: output.fragment_name || 'wc_fragments',
    // Releases before 3.1 print no key of the hash.
    hashKey: output.cart_hash_key || `${output.ajax_url}-wc_cart_hash`,
    timeLimitMs: output.request_timeout,
  }
}
