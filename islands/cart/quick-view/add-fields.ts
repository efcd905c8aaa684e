import type { Fields } from '../../../src/wire/ajax'

/** Servers refuse much longer addresses, so the browser posts such a form. */
const LONGEST_QUERY = 4000
/** The fields of a grouped product, which the plugin's endpoint cannot add. */
const GROUPED_FIELD = /^quantity\[/
/** PHP keeps all values of such a field, and only the last value of any other. */
const LIST_FIELD = /\[\]/

/**
 * The request fields of a product's form (contract 02 §11.6). `add-to-cart` is sent as `product_id`, and attributes are
 * encoded twice, since the server decodes them twice.
 * @param entries of the form, in its order
 * @returns null for a form that the browser has to post: without a product, grouped, with several values of a list or a
 * file, or too long for an address
 */
export function addFields(entries: Iterable<readonly [string, unknown]>): Fields | null {
  const fields: Record<string, string> = {}
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || GROUPED_FIELD.test(name)) return null
    if (LIST_FIELD.test(name) && Object.hasOwn(fields, name)) return null
    fields[name] = name.startsWith('attribute_') ? encodeURIComponent(value) : value
  }
  const { 'add-to-cart': product, ...others } = fields
  if (!product) return null
  const request = { ...others, product_id: product }
  return new URLSearchParams(request).toString().length > LONGEST_QUERY ? null : request
}
