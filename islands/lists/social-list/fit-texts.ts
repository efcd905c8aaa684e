import type { OwnAdoption } from '../../../src/dom/adoption'
import { ancestorsOf } from '../../../src/dom/ancestors'
import './social-list.css'

/** Styled by laurel's own CSS. */
const CUT_CLASS = 'laurel-cut'
const LINES = '--laurel-lines'
/** The line height for `normal`, in font sizes. */
const NORMAL_LINE_HEIGHT = 1.2

/**
 * Ends texts that are too long for their items with an ellipsis, by CSS, so that screen readers still read all of it.
 * @param adopted holds what an earlier fit has set, which is undone first
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

/** The number of lines that fit; null if all do. */
function linesOf(text: HTMLElement, list: Element): number | null {
  const excess = excessOf(text, list)
  if (excess <= 0) return null
  const { lineHeight, fontSize, paddingTop, paddingBottom } = getComputedStyle(text)
  const px = (value: string) => Number.parseFloat(value) || 0
  const line = px(lineHeight) || px(fontSize) * NORMAL_LINE_HEIGHT
  const room = text.scrollHeight - excess - px(paddingTop) - px(paddingBottom)
  return line > 0 ? Math.max(1, Math.floor(room / line)) : null
}

/** How many px the text overflows its own box and the boxes around it within its item. */
function excessOf(text: HTMLElement, list: Element): number {
  let around = 0
  for (const box of ancestorsOf(text)) {
    if (box === list) break
    around = Math.max(around, box.scrollHeight - box.clientHeight)
  }
  return Math.max(0, text.scrollHeight - text.clientHeight) + around
}
