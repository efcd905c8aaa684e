import type { Fields } from '../../../src/wire/ajax'

/** Servers refuse addresses that are much longer; such a form is posted instead. */
const LONGEST_QUERY = 4000
/** The plugin's endpoint adds one product; those of a group each have a quantity of their own. */
const GROUPED_FIELD = /^quantity\[/
/** A field of which PHP keeps all values; of others it keeps the last. */
const LIST_FIELD = /\[\]/

/**
 * What the request carries of a product's form (contract 02 §11.6): its fields, but the product under another name.
 * Values of attributes are encoded once more, since the server decodes them twice.
 * @param entries the form's, in its order
 * @returns null for what can only be posted: no product, a group, several values of a list, a file, or too much for an
 * address
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
