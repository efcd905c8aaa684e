/**
 * @typedef {'usual' | 'none' | 'flat-list' | 'percent' | 'unsorted'} TierKind
 *
 * @typedef {object} Discount
 * @property {TierKind} tiers
 * @property {string} flat percent that holds for every quantity; 0 for none
 */

/** @type {Discount} */
export const USUAL_DISCOUNT = { tiers: 'usual', flat: '0' }

export const TIER_KINDS = /** @type {const} */ (['usual', 'none', 'flat-list', 'percent', 'unsorted'])

/** @type {readonly import('./price.mjs').Tier[]} */
const USUAL = [
  { unit: '10', percent: '5' },
  { unit: '25', percent: '10' },
  { unit: '50', percent: '15' },
  { unit: '100', percent: '20' },
]

/** @param {TierKind} kind */
export function tiersOf(kind) {
  if (kind === 'none') return []
  if (kind !== 'unsorted') return USUAL
  const [ten, twentyFive, fifty] = USUAL
  return [fifty, ten, twentyFive].filter((tier) => tier !== undefined)
}

/** The value of `mmproductdiscounts`, misspelled as the plugin's (contract 08 §2.1). @param {TierKind} kind */
export function printedTiers(kind) {
  const tiers = tiersOf(kind)
  if (kind === 'none') return []
  if (kind === 'percent') return [tiers.map((tier) => ({ ...tier, id: '4' }))]
  const misspelled = tiers.map(({ unit, percent }) => ({ unit, precent: percent }))
  return kind === 'flat-list' ? misspelled : [misspelled]
}

/**
 * `?tiers=percent` and `?flat=7.5` hold for this visitor until `?tiers=usual`, `?flat=0`.
 * @param {URLSearchParams} query
 * @param {import('../session.mjs').Session} session
 */
export function applyDiscountKnobs(query, session) {
  const tiers = TIER_KINDS.find((kind) => kind === query.get('tiers')) ?? session.discount.tiers
  const flat = query.get('flat')
  const isNumber = flat !== null && /^\d{1,2}(\.\d{1,4})?$/.test(flat)
  session.discount = { tiers, flat: isNumber ? flat : session.discount.flat }
}
