import { callOn, memberOf } from '../dom/member'
import { matches } from '../dom/query'

const LIVE = 'script, style, [role="status"], [aria-live]'

/**
 * Takes everything but a panel out of reach of keyboard, pointer and screen reader, as a modal dialog does.
 * Live regions stay: what they say is heard over the panel.
 * @param kept the panel's parts; each lies in the body, at any depth
 * @returns the way back; what was inert before stays so
 */
export function inertBackground({ body }: Document, kept: readonly Element[]): () => void {
  const covered = outside(body, kept)
  for (const element of covered) element.inert = true
  return () => {
    for (const element of covered) element.inert = false
  }
}

function outside(parent: Element, kept: readonly Element[]): HTMLElement[] {
  return [...memberOf(parent, 'children')].flatMap((child) => {
    if (kept.includes(child) || !(child instanceof HTMLElement) || child.inert || matches(child, LIVE))
      return []
    return kept.some((element) => callOn(child, 'contains', element)) ? outside(child, kept) : [child]
  })
}
