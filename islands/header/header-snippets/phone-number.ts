/** A telephone number as it is shown, and as it is dialled. */
export interface PhoneNumber {
  readonly text: string
  /** With its `tel:`. */
  readonly href: string
}

const DIGITS = { fewest: 6, most: 15 }
/** Digits with what people write between them; brackets and a plus may come first. */
const CANDIDATES = /(?<![\w+])\+?\(?\d[\d\s().\-\u00A0\u2011\u2013]*\d/g

/** The first telephone number in a text, of as many digits as such numbers have (spec storefront §5). */
export function phoneIn(text: string): PhoneNumber | null {
  for (const [candidate] of text.matchAll(CANDIDATES)) {
    const digits = candidate.replace(/\D/g, '')
    if (digits.length < DIGITS.fewest || digits.length > DIGITS.most) continue
    return { text: candidate.trim(), href: `tel:${candidate.startsWith('+') ? '+' : ''}${digits}` }
  }
  return null
}
