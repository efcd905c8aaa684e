import { named, needAttribute } from './attribute'
import type { Problem } from './problem'

export interface Range {
  readonly least?: number
  readonly most?: number
}

const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** An attribute that has to be there and to be a plain number within bounds. */
export function needNumber(element: Element, name: string, range: Range = {}): Problem[] {
  const missing = needAttribute(element, name)
  return missing.length > 0 ? missing : mayBeNumber(element, name, range)
}

/** A number, where anything is said. */
export function mayBeNumber(element: Element, name: string, { least, most }: Range = {}): Problem[] {
  const text = element.getAttribute(name)?.trim()
  if (!text) return []
  const unparsable = (what: string): Problem[] => [
    { kind: 'unparsable', message: `${named(element, name)} is “${text}”, ${what}`, element },
  ]
  if (!PLAIN_NUMBER.test(text)) return unparsable('no number')
  const number = Number(text)
  if (least !== undefined && number < least) return unparsable(`less than ${least}`)
  return most !== undefined && number > most ? unparsable(`more than ${most}`) : []
}

/** A length as the theme prints it: a number with or without `px`. */
export function mayBeLength(element: Element, name: string): Problem[] {
  const text = element.getAttribute(name)?.trim() ?? ''
  if (!text || PLAIN_NUMBER.test(text.replace(/px$/i, ''))) return []
  return [{ kind: 'unparsable', message: `${named(element, name)} is “${text}”, no length`, element }]
}
