import { parseUrl } from '../../../../src/page/parse-url'
import type { RichPart } from './rich-parts'

/**
 * Matches web addresses with a scheme, addresses that start with `www.` at the start of a word, and e-mail addresses.
 * The lookbehinds keep the time linear: no match begins in the middle of an address.
 */
const ADDRESS =
  /(?:https?|ftp):\/\/[^\s<>"]+|(?<![\w/@.-])www\.[^\s<>"]+|(?<![\w.%+-])[\w%+-][\w.%+-]*@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi
const WWW = /^www\.[^.]/i
const WEB = /^(?:https?|ftp):\/\//i
const MAIL = /^[\w.%+-]+@[\w.-]+$/
/** Punctuation that ends a sentence rather than an address. */
const PUNCTUATION = new Set(".,;:!?'…")
const BRACKETS: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])

/** Splits a plain text into texts and links for its addresses (contract 05 §4.2). */
export function autolink(text: string): RichPart[] {
  const parts: RichPart[] = []
  let end = 0
  const addText = (piece: string) => {
    if (piece !== '') parts.push({ is: 'text', text: piece })
  }
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found)
    const url = urlOf(address)
    if (url === undefined) continue
    addText(text.slice(end, index))
    parts.push({ is: 'link', text: address, url })
    end = index + address.length
  }
  addText(text.slice(end))
  return parts
}

/** Removes punctuation at the end, and closing brackets whose opening bracket is outside the address. */
function trimmed(found: string): string {
  let length = found.length
  const counts = new Map<string, number>()
  for (const character of found) counts.set(character, (counts.get(character) ?? 0) + 1)
  const countOf = (character: string) => counts.get(character) ?? 0
  for (; length > 0; length -= 1) {
    const last = found.charAt(length - 1)
    const opening = BRACKETS.get(last)
    const isOutside = opening === undefined ? PUNCTUATION.has(last) : countOf(last) > countOf(opening)
    if (!isOutside) break
    counts.set(last, countOf(last) - 1)
  }
  return found.slice(0, length)
}

/** @returns undefined for an incomplete address */
function urlOf(address: string): string | undefined {
  if (WWW.test(address)) return `http://${address}`
  if (WEB.test(address)) return parseUrl(address) && address
  return MAIL.test(address) ? `mailto:${address}` : undefined
}
