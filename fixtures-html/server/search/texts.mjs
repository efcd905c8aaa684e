import { inline, json } from '../inline-script.mjs'

/** Contract 06 §2.3. */
const TEXTS = { sale: 'Sale!', sku: 'SKU: ', showmore: 'View all results', noresults: 'Nothing found' }

/** Printed before the search plugin's own script, and kept when that is gone. @param {string} nonce */
export function searchTextsTag(nonce) {
  return inline(`var aws_vars = ${json(TEXTS)};`, { nonce, id: 'aws-script-js-extra' })
}
