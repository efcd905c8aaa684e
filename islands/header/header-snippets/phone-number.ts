/** A telephone number as displayed and as dialled. */
export interface PhoneNumber {
  readonly text: string
  /** With the scheme `tel:`. */
  readonly href: string
}

const DIGITS = { min: 6, max: 15 }
/** Digits with the separators that people write; brackets and a plus may come first. */
const CANDIDATES = /(?<![\w+])\+?\(?\d[\d\s().\-\u00A0\u2011\u2013]*\d/g

/** The first telephone number of a plausible length in a text (spec storefront §5). */
export function phoneIn(text: string): PhoneNumber | null {
  for (const [candidate] of text.matchAll(CANDIDATES)) {
    const digits = candidate.replace(/\D/g, '')
    if (digits.length < DIGITS.min || digits.length > DIGITS.max) continue
    return { text: candidate.trim(), href: `tel:${candidate.startsWith('+') ? '+' : ''}${digits}` }
  }
  return null
}
