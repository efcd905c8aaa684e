import { lengthened, optionSets } from './option-sets.mjs'

/**
 * The options of each size of a product on one page. The first select of each size has as many as the page asks for.
 * @param {import('../content/products.mjs').Product} product
 * @param {Pick<import('./knobs.mjs').ProductKnobs, 'options'>} knobs
 */
export function pageSets(product, { options }) {
  return sizesOf(product).map((variation) => ({
    variation,
    sets: optionSets(product.slug, variation.slug).map((set, index) =>
      index === 0 ? lengthened(set, options) : set,
    ),
  }))
}

/** @param {import('../content/products.mjs').Product} product */
export function sizesOf({ variations = [] }) {
  return variations.filter(({ isMissing }) => !isMissing)
}
