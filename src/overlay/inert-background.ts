import { callOn, memberOf } from '../dom/member'
import { matches } from '../dom/query'

const LIVE = 'script, style, [role="status"], [aria-live]'

/**
 * Makes everything but a panel inert: out of reach of keyboard, pointer and screen reader. Live regions stay, so that
 * their messages are announced.
 * @param usable the panel's parts, at any depth of the body
 * @returns a function that undoes it; elements that were inert before stay so
 */
export function inertBackground({ body }: Document, usable: readonly Element[]): () => void {
  const covered = outside(body, usable)
  for (const element of covered) element.inert = true
  return () => {
    for (const element of covered) element.inert = false
  }
}

function outside(parent: Element, usable: readonly Element[]): HTMLElement[] {
  return [...memberOf(parent, 'children')].flatMap((child) => {
    if (usable.includes(child) || !(child instanceof HTMLElement) || child.inert || matches(child, LIVE))
      return []
    return usable.some((element) => callOn(child, 'contains', element)) ? outside(child, usable) : [child]
  })
}
