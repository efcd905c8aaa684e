import type { Adoption } from '../../../src/dom/adoption'
import { keepFocus } from '../../../src/dom/keep-focus'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import { buildLink, findFirst, hasSnippet } from './markup'
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
  const displayed = phoneIn(link?.textContent ?? '')
  if (href && href.length > 'tel:'.length) return { href, text: displayed?.text ?? href.slice('tel:'.length) }
  return phoneIn(line.textContent ?? '')
}

/**
 * Replaces the contents of the contact line by a button to the contact page. The line keeps the size of its
 * text, so that nothing beside it moves; the size is measured again when the window's width changes.
 */
export function replaceLine(scope: Scope, line: HTMLElement, { href, text, className }: Contact): void {
  const { document, window } = scope
  if (hasSnippet(line, 'contact')) return
  const printed = [...line.childNodes]
  const button = buildLink(document, { snippet: 'contact', href, className, text })
  let replaced = scope.child()
  function replace() {
    const { adopt: adopted, add } = replaced
    add(() => line.replaceChildren(...printed))
    // The focus may be on the number's link.
    const hadFocus = line.contains(document.activeElement)
    const lineWidth = keepSize(line, adopted)
    adopted.classes(line, 'laurel-contact-line')
    line.replaceChildren(button)
    adopted.toggle(line, 'laurel-short', button.offsetWidth > Math.ceil(lineWidth))
    if (hadFocus) button.focus({ preventScroll: true })
  }
  replace()
  let width = window.innerWidth
  const frames = watchFrames(scope, () => {
    if (window.innerWidth === width) return undefined
    width = window.innerWidth
    return () =>
      keepFocus(line, () => {
        replaced.dispose()
        replaced = scope.child()
        replace()
      })
  })
  scope.add(frames.stop)
}

/** @returns the width of the line in px; 0 for a hidden line */
function keepSize(line: HTMLElement, adopted: Adoption): number {
  const { width, height } = line.getBoundingClientRect()
  if (width === 0) return 0
  const isInline = getComputedStyle(line).display === 'inline'
  const inlineOrBlock = isInline ? { display: 'inline-block' } : { 'min-height': `${height}px` }
  const styles = { 'box-sizing': 'border-box', flex: 'none', width: `${width}px`, ...inlineOrBlock }
  for (const [property, value] of Object.entries(styles)) adopted.style(line, property, value)
  return width
}
