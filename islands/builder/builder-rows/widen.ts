import type { Adoption } from '../../../src/dom/adoption'
import { stretch } from './full-width'
import type { LayoutPart } from './layout'
import { ADJUSTED_CLASS, type FullWidth, HIDDEN_CLASS } from './markup'
import { innerSpanOf, isShown, readSurroundings, sidesOf, spanOf } from './surroundings'

/** Makes a row or block as wide as the page (contract 04 §1.3); a hidden one is laid out once it is shown. */
export function widen({ moved, sizer, contents }: FullWidth, adopted: Adoption): LayoutPart {
  return () => {
    const parent = moved.parentElement
    if (!isShown(moved) || !parent) return undefined
    const grid = sizer && isShown(sizer) ? spanOf(sizer) : innerSpanOf(parent)
    const position = { grid, margins: sidesOf(moved, 'margin') }
    const { left, width, padding } = stretch(readSurroundings(moved.ownerDocument), position)
    return () => {
      adopted.style(moved, 'position', 'relative')
      adopted.style(moved, 'left', `${left}px`)
      adopted.style(moved, 'width', `${width}px`)
      adopted.classes(moved, ADJUSTED_CLASS)
      adopted.toggle(moved, HIDDEN_CLASS, false)
      for (const content of contents) {
        adopted.style(content, 'padding-left', `${padding.left}px`)
        adopted.style(content, 'padding-right', `${padding.right}px`)
      }
    }
  }
}
