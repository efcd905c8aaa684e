/** The names of the theme's actions in the newer and in the older theme (contract 01 §0.1). */
const OLDER_NAMES = new Map([
  ['uplift_add_to_wishlist', 'sf_add_to_wishlist'],
  ['uplift_cart_product_remove', 'sf_cart_product_remove'],
  ['uplift_directory', 'sf_directory'],
])

/**
 * Which of the two themes this visitor's server has: `?theme-actions=old` holds until `?theme-actions=new`; with `none`
 * it has neither's actions.
 * @param {URLSearchParams} query
 * @param {import('./session.mjs').Session} session
 */
export function applyThemeActionKnobs(query, session) {
  const actions = query.get('theme-actions')
  if (actions === 'new' || actions === 'old' || actions === 'none') session.themeActions = actions
}

/**
 * The action that is requested, by its newer name.
 * @param {string} action as it was sent
 * @param {import('./session.mjs').Session} session
 * @returns {string | undefined} nothing for the name that this server does not know
 */
export function knownAction(action, { themeActions }) {
  for (const [newer, older] of OLDER_NAMES) {
    if (action === newer) return themeActions === 'new' ? newer : undefined
    if (action === older) return themeActions === 'old' ? newer : undefined
  }
  return action
}
