import type { Adoption } from '../../../src/dom/adoption'
import type { LayoutPart } from './layout'
import { childrenOf, ROW } from './markup'

/** Contract 04 §1.6. */
const LINES = '.spb-column-inner > .row, .spb-row-multi-col > .row'
const CONTENT = '.spb-asset-content'
const LINE_CLASS = 'multi-column-row'

type Position = 'center' | 'bottom'

interface Block {
  readonly box: HTMLElement
  readonly content: HTMLElement | null
}

interface Line {
  readonly line: HTMLElement
  readonly blocks: readonly Block[]
}

/**
 * The margins that place a block's content in a line as high as its tallest block; in px, undefined for none.
 * @param tallest the height of the tallest block's content and padding
 * @param own the same height of this block
 */
export function contentMargins(
  position: Position,
  tallest: number,
  own: number,
): { readonly top: number; readonly bottom: number | undefined } | undefined {
  const half = Math.floor(tallest / 2 - own / 2)
  if (half <= 0) return undefined
  return position === 'center' ? { top: half, bottom: half } : { top: 2 * half, bottom: undefined }
}

/** Places the content of side-by-side blocks in the middle or at the bottom; undefined for rows without such lines. */
export function placeContent(row: HTMLElement, adopted: Adoption): LayoutPart | undefined {
  const position = row.dataset['colContentPos']
  if (position !== 'center' && position !== 'bottom') return undefined
  const lines = linesOf(row)
  return lines.length > 0 ? () => layOutLines(lines, position, adopted) : undefined
}

function linesOf(row: HTMLElement): Line[] {
  return [...row.querySelectorAll<HTMLElement>(LINES)]
    .filter((line) => line.closest(ROW) === row)
    .map((line) => ({ line, boxes: childrenOf(line).filter(({ tagName }) => tagName === 'DIV') }))
    .filter(({ boxes }) => boxes.length > 1)
    .map(({ line, boxes }) => ({
      line,
      blocks: boxes.map((box) => ({ box, content: box.querySelector<HTMLElement>(CONTENT) })),
    }))
}

function layOutLines(lines: readonly Line[], position: Position, adopted: Adoption): () => void {
  // A minimum height that was set before must not be measured.
  for (const { line, blocks } of lines) {
    for (const element of [line, ...blocks.map(({ box }) => box)]) adopted.style(element, 'min-height', '')
  }
  const measured = lines.map((line) => ({ ...line, heights: line.blocks.map(heightOf) }))
  return () => {
    for (const { line, blocks, heights } of measured) {
      const tallest = Math.max(...heights)
      adopted.classes(line, LINE_CLASS)
      for (const element of [line, ...blocks.map(({ box }) => box)]) {
        adopted.style(element, 'min-height', `${tallest}px`)
      }
      for (const [index, { content }] of blocks.entries()) {
        const margins = contentMargins(position, tallest, heights[index] ?? 0)
        if (content) setMargins(content, margins, adopted)
      }
    }
  }
}

/** The height of a block's content and padding, in px. */
function heightOf({ box, content }: Block): number {
  const { paddingTop, paddingBottom } = getComputedStyle(box)
  const padding = (Number.parseFloat(paddingTop) || 0) + (Number.parseFloat(paddingBottom) || 0)
  return (content?.clientHeight ?? 0) + padding
}

function setMargins(
  content: HTMLElement,
  margins: ReturnType<typeof contentMargins>,
  adopted: Adoption,
): void {
  const px = (length: number | undefined) => (length === undefined ? '' : `${length}px`)
  adopted.style(content, 'margin-top', px(margins?.top))
  adopted.style(content, 'margin-bottom', px(margins?.bottom))
}
