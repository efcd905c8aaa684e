import { number, object, optional, pipe, safeParse, string, transform, union, unknown } from 'valibot'

/** The shop plugin's own time limit of the call, in ms. */
const DEFAULT_TIME_LIMIT_MS = 5000
const ENDPOINT = 'get_refreshed_fragments'

/** The data of `wc_cart_fragments_params`, which the server prints for the plugin's fragments script (contract 02 §0.5). */
export interface FragmentParams {
  readonly url: string
  /** The key of the fragments in the tab's storage. */
  readonly fragmentsKey: string
  /** The key of the cart's hash, in the tab's storage and in that of all tabs. */
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

/** @returns null for invalid data: the printed cart then stays */
export function readParams(printed: unknown): FragmentParams | null {
  const { success, output } = safeParse(Params, printed)
  if (!success || !output.wc_ajax_url) return null
  return {
    url: output.wc_ajax_url.replace('%%endpoint%%', ENDPOINT),
    fragmentsKey: output.fragment_name || 'wc_fragments',
    // Versions before 3.1 print no key for the hash.
    hashKey: output.cart_hash_key || `${output.ajax_url}-wc_cart_hash`,
    timeLimitMs: output.request_timeout,
  }
}
