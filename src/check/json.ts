import { named } from './attribute'
import type { Problem } from './problem'

/** Checks that a present attribute is JSON. */
export function mayBeJson(element: Element, name: string): Problem[] {
  const text = element.getAttribute(name)
  if (!text?.trim() || isJson(text)) return []
  return [{ kind: 'unparsable', message: `${named(element, name)} is no JSON: ${text}`, element }]
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
