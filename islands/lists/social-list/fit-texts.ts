import type { OwnAdoption } from '../../../src/dom/adoption'
import { ancestorsOf } from '../../../src/dom/ancestors'
import './social-list.css'

/** For laurel's own style sheet. */
const CUT_CLASS = 'laurel-cut'
const LINES = '--laurel-lines'
/** Of a font's size, where the browser names no other: what browsers themselves take. */
const USUAL_LINE = 1.2

/**
 * Ends texts that are too long for their items with an ellipsis, by the page's CSS: all of them is still read out.
 * @param adopted lets go of what an earlier fit has set, and takes what this one sets
 */
export function fitTexts(texts: readonly HTMLElement[], list: Element, adopted: OwnAdoption): void {
  adopted.restore()
  const fits = texts.map((text) => ({ text, lines: linesOf(text, list) }))
  for (const { text, lines } of fits) {
    if (lines === null) continue
    adopted.classes(text, CUT_CLASS)
    adopted.style(text, LINES, String(lines))
  }
}

/** How many lines there is room for; null for all of them. */
function linesOf(text: HTMLElement, list: Element): number | null {
  const excess = excessOf(text, list)
  if (excess <= 0) return null
  const { lineHeight, fontSize, paddingTop, paddingBottom } = getComputedStyle(text)
  const px = (value: string) => Number.parseFloat(value) || 0
  const line = px(lineHeight) || px(fontSize) * USUAL_LINE
  const room = text.scrollHeight - excess - px(paddingTop) - px(paddingBottom)
  return line > 0 ? Math.max(1, Math.floor(room / line)) : null
}

/** By how much the text is too high for itself and for what is around it within its item; px. */
function excessOf(text: HTMLElement, list: Element): number {
  let around = 0
  for (const box of ancestorsOf(text)) {
    if (box === list) break
    around = Math.max(around, box.scrollHeight - box.clientHeight)
  }
  return Math.max(0, text.scrollHeight - text.clientHeight) + around
}
