/**
 * The value of an attribute as the address sets it, else the usual one; nothing for one that is left out.
 * @param {import('./knobs.mjs').FeedKnobs} knobs
 * @param {string} name without `data-`
 * @param {string} [usual]
 */
export function givenOr({ given }, name, usual) {
  const value = given.get(name) ?? usual
  return value === 'absent' ? undefined : value
}
