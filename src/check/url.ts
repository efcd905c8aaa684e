import { parseWebUrl } from '../page/parse-url'
import { named, needAttribute } from './attribute'
import type { Problem } from './problem'

/** Requires an address that can be called: http, https, or relative to the page. */
export function needUrl(element: Element, name: string): Problem[] {
  const missing = needAttribute(element, name)
  return missing.length > 0 ? missing : mayBeUrl(element, name)
}

/** Checks that a present attribute is such an address. */
export function mayBeUrl(element: Element, name: string): Problem[] {
  const text = element.getAttribute(name)?.trim()
  if (!text || parseWebUrl(text, element.baseURI)) return []
  return [{ kind: 'unparsable', message: `${named(element, name)} is “${text}”, no web address`, element }]
}

/** Checks that a present attribute is the address of a picture, which may also be a `data:` address. */
export function mayBePicture(element: Element, name: string): Problem[] {
  return /^data:image\//i.test(element.getAttribute(name)?.trim() ?? '') ? [] : mayBeUrl(element, name)
}
