/**
 * The groups that stand on nearly every page of a kind and are fetched before its load event: their files can be asked for
 * together with `laurel.js`. What only some of the pages have is found by its markers, as everywhere.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PRELOADED_GROUPS = {
  // The carousels, or the hero slider. Lists and products are on some front pages only.
  'front-page': ['media'],
  // Quantity or variations; the product itself and those below it, which are a carousel. Its gallery is a file of its own,
  // and there is another one, which the shop plugin runs: a hint would be too much there.
  product: ['product', 'shop-lists', 'media'],
  // What it has can wait until the page is idle.
  cart: [],
}
/** Not a group: the runtime, which every page needs. */
const RUNTIME = 'everywhere'

/**
 * Files by kind of page (`every` is for all kinds), and by whose they are: who has switched a group off needs none of its
 * files.
 * @typedef {Record<string, Record<string, string[]>>} Preloads
 */

/**
 * @param {string[]} runtimeFiles
 * @param {Readonly<Record<string, { files: string[] }>>} groups
 * @returns {Preloads}
 * @throws {Error} when there is no such group
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
