import { parseUrl } from '../../../../src/page/parse-url'
import type { RichPart } from './rich-text'

/**
 * Addresses of the web with their scheme, those that start with `www.` only where a word does, and of mail. Each
 * begins where nothing before it can belong to it: a long text is read once, not from each of its characters.
 */
const ADDRESS =
  /(?:https?|ftp):\/\/[^\s<>"]+|(?<![\w/@.-])www\.[^\s<>"]+|(?<![\w.%+-])[\w%+-][\w.%+-]*@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi
const WWW = /^www\.[^.]/i
const WEB = /^(?:https?|ftp):\/\//i
const MAIL = /^[\w.%+-]+@[\w.-]+$/
/** What ends a sentence rather than an address. */
const PUNCTUATION = new Set(".,;:!?'…")
const BRACKETS: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])

/** A plain text with links for the addresses in it (contract 05 §4.2). */
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

/** Without the punctuation that follows it, and without a closing bracket that was opened before it. */
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

/** @returns undefined for what is too little to lead anywhere */
function urlOf(address: string): string | undefined {
  if (WWW.test(address)) return `http://${address}`
  if (WEB.test(address)) return parseUrl(address) && address
  return MAIL.test(address) ? `mailto:${address}` : undefined
}
