import { findAll, matches, type Root } from '../../../src/dom/query'

const INPUTS = 'input[id^="ak_js_"]'
/** The server prints a random number up to this one. */
const MOST_PRINTED = 250

/**
 * Fills `ak_js_1` and the like with the time in ms where the script beside it, which does so, has not run: in markup
 * that came later, or under a policy without inline scripts (contract 07 D2). A form that has only moved keeps its own.
 */
export function stampArrival(roots: readonly Root[], now: number): void {
  for (const root of roots) {
    const inputs = [...findAll<Element>(root, INPUTS)]
    if (root instanceof Element && matches(root, INPUTS)) inputs.push(root)
    for (const input of inputs) {
      // The attribute, as that script does: a reset leaves it alone, and so does unmounting.
      if (isUnset(input)) input.setAttribute('value', String(now))
    }
  }
}

/** What is no number was not filled by that script either. */
function isUnset(input: Element): boolean {
  return !(Number(input.getAttribute('value')) > MOST_PRINTED)
}
