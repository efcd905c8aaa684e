import { parseWebUrl } from '../page/parse-url'
import { named, needAttribute } from './attribute'
import type { Problem } from './problem'

/** An address that has to be there, and that a page may call: http(s), or relative to the page. */
export function needUrl(element: Element, name: string): Problem[] {
  const missing = needAttribute(element, name)
  return missing.length > 0 ? missing : mayBeUrl(element, name)
}

/** An address, where anything is said. */
export function mayBeUrl(element: Element, name: string): Problem[] {
  const text = element.getAttribute(name)?.trim()
  if (!text || parseWebUrl(text, element.baseURI)) return []
  return [{ kind: 'unparsable', message: `${named(element, name)} is “${text}”, no web address`, element }]
}

/** An address of a picture, where anything is said: one may be part of the page itself. */
export function mayBePicture(element: Element, name: string): Problem[] {
  return /^data:image\//i.test(element.getAttribute(name)?.trim() ?? '') ? [] : mayBeUrl(element, name)
}
