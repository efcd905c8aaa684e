import type { Adoption } from '../../../src/dom/adoption'
import type { Page } from '../../../src/page/page'
import type { Mount, Unmount } from '../../../src/runtime/island'
import { onPictures, placeContent } from './column-content'
import { keepLaidOut, type Part } from './layout'
import {
  aroundOffsets,
  FULL_WIDTH_BLOCK,
  HAS_BLOCKS_CLASS,
  HAS_OFFSETS_CLASS,
  isWindowHigh,
  parallaxLayerOf,
  READY_ATTRIBUTE,
  ROW,
  readFullWidth,
  videoOf,
} from './markup'
import { contentOf, fillWindow, isOldParallax, uncover } from './old-parallax'
import { moveBehind } from './parallax-layer'
import { playBehind } from './row-video'
import { windowSize } from './surroundings'
import { tellOthers } from './tell-others'
import { widen } from './widen'

/** What a host needs is gathered from the pieces that it has. */
interface Piece {
  /** What depends on sizes. */
  readonly part?: Part | undefined
  readonly stop?: Unmount
  /** Starts what asks for a new layout by itself. */
  start?(request: () => void): Unmount
}

/** Rows as wide as the page, blocks and columns with a picture or video behind them (contract 04 §1). */
export const mount: Mount = (host, scope) => {
  const adopted = scope.adopt
  const isRow = host.matches(ROW)
  const isBlock = host.matches(FULL_WIDTH_BLOCK)
  // First of all: whatever goes wrong later, it is seen.
  if (isRow || isBlock) reveal(host, adopted)
  const pieces = [
    ...(isRow ? rowPieces(host, adopted) : []),
    ...(isBlock ? blockPieces(host, adopted) : []),
    ...backgroundPieces(host, scope, adopted),
  ]
  const parts = pieces.map(({ part }) => part).filter((part) => part !== undefined)
  const layout = parts.length > 0 ? keepLaidOut({ page: scope, sizes: sizesOf(host), parts }) : undefined
  scope.add(tellOthers(scope.window).release)
  if (layout) scope.add(layout.stop)
  for (const { stop, start } of pieces) {
    const end = stop ?? start?.(() => layout?.request())
    if (end) scope.add(end)
  }
}

function reveal(host: HTMLElement, adopted: Adoption): void {
  adopted.attribute(host, READY_ATTRIBUTE, 'true')
  adopted.style(host, 'visibility', 'visible')
  if (!isOldParallax(host)) adopted.style(host, 'opacity', '1')
}

function rowPieces(row: HTMLElement, adopted: Adoption): Piece[] {
  for (const element of aroundOffsets(row)) adopted.classes(element, HAS_OFFSETS_CLASS)
  const fullWidth = readFullWidth(row)
  const content = placeContent(row, adopted)
  return [
    { part: fullWidth && widen(fullWidth, adopted) },
    { part: isWindowHigh(row) ? () => fillHeight(row, adopted) : undefined },
    ...(content ? [{ part: content, start: (request: () => void) => onPictures(row, request) }] : []),
  ]
}

function fillHeight(row: HTMLElement, adopted: Adoption): () => void {
  const { height } = windowSize(row.ownerDocument)
  return () => adopted.style(row, 'min-height', `${height}px`)
}

function blockPieces(block: HTMLElement, adopted: Adoption): Piece[] {
  const fullWidth = readFullWidth(block)
  if (fullWidth && block.parentElement) adopted.classes(block.parentElement, HAS_BLOCKS_CLASS)
  return [
    { part: fullWidth && widen(fullWidth, adopted) },
    ...(isOldParallax(block) ? [{ part: fillWindow(block, adopted), stop: uncover(block, adopted) }] : []),
  ]
}

function backgroundPieces(host: HTMLElement, page: Page, adopted: Adoption): Piece[] {
  const layer = parallaxLayerOf(host)
  const video = videoOf(host)
  const parallax = layer && moveBehind(host, layer, page, adopted)
  const playing = video && playBehind(host, video, page, adopted)
  return [
    ...(parallax ? [{ part: parallax.size, stop: parallax.stop }] : []),
    ...(playing ? [{ part: playing.fit, start: playing.start }] : []),
  ]
}

/** What tells that a host is to be laid out anew. */
const sizesOf = (host: HTMLElement): (Element | null)[] => [
  host,
  readFullWidth(host)?.sizer ?? null,
  contentOf(host),
]
