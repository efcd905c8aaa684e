import type { Problem } from './problem'

const tag = ({ localName }: Element) => `<${localName}>`

/** How messages name an attribute. */
export const named = (element: Element, name: string) => `${name} of ${tag(element)}`

/** Requires an attribute that is not empty. */
export function needAttribute(element: Element, name: string): Problem[] {
  const value = element.getAttribute(name)
  if (value?.trim()) return []
  const message = `${named(element, name)} is ${value === null ? 'missing' : 'empty'}`
  return [{ kind: 'missing', message, element }]
}

/** Requires a descendant. */
export function needPart(host: Element, selector: string): Problem[] {
  if (host.querySelector(selector)) return []
  return [{ kind: 'missing', message: `${tag(host)} holds no ${selector}`, element: host }]
}

/** Checks that a present attribute is one of these words. */
export function mayBeOneOf(element: Element, name: string, words: readonly string[]): Problem[] {
  const value = element.getAttribute(name)
  if (!value || words.includes(value)) return []
  const message = `${named(element, name)} is “${value}”, not one of ${words.join(', ')}`
  return [{ kind: 'unparsable', message, element }]
}
