import { findAll, matches, type Root } from '../../../src/dom/query'

const INPUTS = 'input[id^="ak_js_"]'
/** The server prints a random number up to this limit. */
const MOST_PRINTED = 250

/**
 * Sets inputs such as `ak_js_1` to the current time in ms where the inline script beside them has not done
 * so: in markup that was added later, or under a policy without inline scripts (contract 07 D2). A moved
 * form keeps its time.
 */
export function fillTimestamps(roots: readonly Root[], now: number): void {
  for (const root of roots) {
    const inputs = [...findAll<Element>(root, INPUTS)]
    if (root instanceof Element && matches(root, INPUTS)) inputs.push(root)
    for (const input of inputs) {
      // The attribute is set, as by that script, so that a reset keeps it.
      if (isUnset(input)) input.setAttribute('value', String(now))
    }
  }
}

/** Whether the value is still the printed one, or no number. */
function isUnset(input: Element): boolean {
  return !(Number(input.getAttribute('value')) > MOST_PRINTED)
}
