import type { Adoption } from '../../../src/dom/adoption'
import { keepFocus } from '../../../src/dom/keep-focus'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
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

/**
 * Puts the button to the contact page in the line's place. The line keeps the room that its text has, so that nothing
 * beside it moves; in a window of another width that is looked up anew.
 */
export function replaceLine(scope: Scope, line: HTMLElement, { href, text, className }: Contact): void {
  const { document, window } = scope
  if (isThere(line, 'contact')) return
  const printed = [...line.childNodes]
  const button = buildLink(document, { snippet: 'contact', href, className, text })
  let shown = scope.child()
  function replace() {
    const { adopt: adopted, add } = shown
    add(() => line.replaceChildren(...printed))
    // The keyboard may be at the number already.
    const hadFocus = line.contains(document.activeElement)
    const room = holdRoom(line, adopted)
    adopted.classes(line, 'laurel-contact-line')
    line.replaceChildren(button)
    adopted.toggle(line, 'laurel-short', button.offsetWidth > Math.ceil(room))
    if (hadFocus) button.focus({ preventScroll: true })
  }
  replace()
  let width = window.innerWidth
  const frames = watchFrames(scope, () => {
    if (window.innerWidth === width) return undefined
    width = window.innerWidth
    return () =>
      keepFocus(line, () => {
        shown.dispose()
        shown = scope.child()
        replace()
      })
  })
  scope.add(frames.stop)
}

/** @returns how wide the line is, in px; 0 while it is not shown */
function holdRoom(line: HTMLElement, adopted: Adoption): number {
  const { width, height } = line.getBoundingClientRect()
  if (width === 0) return 0
  const isInline = getComputedStyle(line).display === 'inline'
  const held = isInline ? { display: 'inline-block' } : { 'min-height': `${height}px` }
  const styles = { 'box-sizing': 'border-box', flex: 'none', width: `${width}px`, ...held }
  for (const [property, value] of Object.entries(styles)) adopted.style(line, property, value)
  return width
}
