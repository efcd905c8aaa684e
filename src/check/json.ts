import { named, needAttribute } from './attribute'
import type { Problem } from './problem'

/** JSON, where anything is said. */
export function mayBeJson(element: Element, name: string): Problem[] {
  const text = element.getAttribute(name)
  if (!text?.trim() || isJson(text)) return []
  return [{ kind: 'unparsable', message: `${named(element, name)} is no JSON: ${text}`, element }]
}

/** JSON that has to be there. */
export function needJson(element: Element, name: string): Problem[] {
  const missing = needAttribute(element, name)
  return missing.length > 0 ? missing : mayBeJson(element, name)
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
