import { exactCutPoint } from '../../../../src/dom/cut-point'
import { textNodesOf } from '../../../../src/dom/text-nodes'
import { cutCopy } from './cut-copy'
import type { ItemText } from './item-text'

/** Elements that another island adds to a text that it has cut (contract 03 §13). */
const CUT_BY_OTHERS = '.morelink, .moreellipses'

/** A text that is shown in part or as a whole. */
export interface CutText {
  /** @returns whether all of it is shown now */
  toggle(): boolean
  restore(): void
}

/**
 * Shows a text up to its limit (contract 05 §3). The shown part is a copy. The original nodes, with the changes of other
 * scripts, come back when the visitor expands the text.
 * @param added text nodes that do not count toward the limit
 * @returns undefined for a text that is short enough
 */
export function shorten({ text, limit }: ItemText, added: ReadonlySet<Text>): CutText | undefined {
  if (text.querySelector(CUT_BY_OTHERS)) return undefined
  const pieces = textNodesOf(text).map((node) => (added.has(node) ? '' : node.data))
  const point = exactCutPoint(pieces, limit)
  if (!point) return undefined
  let isWhole = true
  let other = cutCopy(text, point)

  function toggle() {
    other = exchange(text, other)
    isWhole = !isWhole
    return isWhole
  }
  toggle()
  return {
    toggle,
    restore() {
      if (!isWhole) toggle()
    },
  }
}

function exchange(text: Element, shown: DocumentFragment): DocumentFragment {
  const hidden = document.createDocumentFragment()
  hidden.append(...text.childNodes)
  text.append(shown)
  return hidden
}
