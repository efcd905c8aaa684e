/**
 * The first choice is the default.
 * @template {string} T
 * @param {string | null} wanted
 * @param {readonly [T, ...T[]]} choices
 * @returns {T}
 */
export function oneOf(wanted, choices) {
  return choices.find((choice) => choice === wanted) ?? choices[0]
}
