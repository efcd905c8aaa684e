/**
 * The groups that nearly every page of a kind has and fetches before its load event: the page preloads
 * their files together with `laurel.js`. Groups that only some of the pages have are found by their
 * markers.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PRELOADED_GROUPS = {
  // Most front pages have carousels or the hero slider; only some have lists and products.
  'front-page': ['media'],
  // A product's page has quantity or variations, the product and a carousel of related products. The gallery is not
  // preloaded: on some sites the shop plugin runs its own gallery instead.
  product: ['product', 'shop-lists', 'media'],
  // The islands of cart and account can wait until the page is idle.
  cart: [],
  account: [],
}
/** The runtime, which every page needs; it is no group. */
const RUNTIME = 'runtime'

/**
 * Files by kind of page (`every` is for all kinds) and by group: a site that has switched a group off
 * leaves its files out.
 * @typedef {Record<string, Record<string, string[]>>} Preloads
 */

/**
 * @param {string[]} runtimeFiles
 * @param {Readonly<Record<string, { files: string[] }>>} groups
 * @returns {Preloads}
 * @throws {Error} when a group does not exist
 */
export function preloadsOf(runtimeFiles, groups) {
  /** @type {Preloads} */
  const preloads = { every: { [RUNTIME]: runtimeFiles } }
  for (const [kind, names] of Object.entries(PRELOADED_GROUPS)) {
    preloads[kind] = Object.fromEntries(
      names.map((name) => {
        const group = groups[name]
        if (!group) throw new Error(`There is no group ${name} to preload`)
        return [name, group.files]
      }),
    )
  }
  return preloads
}
