import { buildLink, findFirst, isThere } from './markup'
import { type PhoneNumber, phoneIn } from './phone-number'
import type { Contact } from './settings'

/** The header's contact line and the number in it, read before the line is replaced (contract 01 §13). */
export interface ContactLine {
  readonly line: HTMLElement | null
  readonly number: PhoneNumber | null
}

export function readContactLine(document: Document, { lines, number }: Contact): ContactLine {
  const line = findFirst(document, lines)
  return { line, number: (line && numberIn(line)) ?? phoneIn(number) }
}

function numberIn(line: Element): PhoneNumber | null {
  const link = line.querySelector('a[href^="tel:" i]')
  const href = link?.getAttribute('href')?.trim()
  const written = phoneIn(link?.textContent ?? '')
  if (href && href.length > 'tel:'.length) return { href, text: written?.text ?? href.slice('tel:'.length) }
  return phoneIn(line.textContent ?? '')
}

/** Puts the button to the contact page in the line's place. @returns the way back */
export function replaceLine(
  document: Document,
  line: HTMLElement,
  { href, text, className }: Contact,
): () => void {
  if (isThere(line, 'contact')) return () => {}
  const printed = [...line.childNodes]
  const button = buildLink(document, { snippet: 'contact', href, className, text })
  // The keyboard may be at the number already.
  const hadFocus = line.contains(document.activeElement)
  line.replaceChildren(button)
  if (hadFocus) button.focus({ preventScroll: true })
  return () => line.replaceChildren(...printed)
}
