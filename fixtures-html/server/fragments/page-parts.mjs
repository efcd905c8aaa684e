import { inline, json } from '../inline-script.mjs'

const HASH = '5f1d0a3c9b7e4f2286d4c0e1a9b3f758'

/** The settings that the shop plugin prints for its fragments script. They stay when that script is retired. */
const PARAMETERS = {
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  cart_hash_key: `wc_cart_hash_${HASH}`,
  fragment_name: `wc_fragments_${HASH}`,
  request_timeout: '5000',
}

/**
 * @param {import('./knobs.mjs').FragmentsKnobs['fragments']} fragments
 * @param {string} nonce of the Content-Security-Policy
 */
export function fragmentsTag(fragments, nonce) {
  if (fragments === 'off') return []
  return [inline(`var wc_cart_fragments_params = ${json(PARAMETERS)};`, { nonce })]
}
