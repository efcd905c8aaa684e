import type { Problem } from './problem'

const tag = ({ localName }: Element) => `<${localName}>`

/** How an attribute is spoken of in all messages. */
export const named = (element: Element, name: string) => `${name} of ${tag(element)}`

/** An attribute that has to be there with something in it. */
export function needAttribute(element: Element, name: string): Problem[] {
  const value = element.getAttribute(name)
  if (value?.trim()) return []
  const message = `${named(element, name)} is ${value === null ? 'missing' : 'empty'}`
  return [{ kind: 'missing', message, element }]
}

/** A part that has to be there. */
export function needPart(host: Element, selector: string): Problem[] {
  if (host.querySelector(selector)) return []
  return [{ kind: 'missing', message: `${tag(host)} holds no ${selector}`, element: host }]
}

/** One of a few words, where anything is said. */
export function mayBeOneOf(element: Element, name: string, words: readonly string[]): Problem[] {
  const value = element.getAttribute(name)
  if (!value || words.includes(value)) return []
  const message = `${named(element, name)} is “${value}”, not one of ${words.join(', ')}`
  return [{ kind: 'unparsable', message, element }]
}
