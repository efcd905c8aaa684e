import { named, needAttribute } from './attribute'
import type { Problem } from './problem'

interface Range {
  readonly least?: number
  readonly most?: number
}

const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** Requires an attribute that is a number in a range. */
export function needNumber(element: Element, name: string, range: Range = {}): Problem[] {
  const missing = needAttribute(element, name)
  return missing.length > 0 ? missing : mayBeNumber(element, name, range)
}

/** Checks that a present attribute is a number in a range. */
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
