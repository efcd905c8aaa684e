import type { Adoption } from '../../../src/dom/adoption'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { placeContent } from './column-content'
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

/** What depends on sizes, where the host has it. */
type Parts = (Part | undefined)[]

/** Rows as wide as the page, blocks and columns with a picture or video behind them (contract 04 §1). */
export const mount: Mount = (host, scope) => {
  const adopted = scope.adopt
  const isRow = host.matches(ROW)
  const isBlock = host.matches(FULL_WIDTH_BLOCK)
  // First of all: whatever goes wrong later, it is seen.
  if (isRow || isBlock) reveal(host, adopted)
  tellOthers(scope)
  let requestLayout = () => {}
  const request = () => requestLayout()
  const parts = [
    ...(isRow ? rowParts(host, scope, request) : []),
    ...(isBlock ? blockParts(host, scope) : []),
    ...backgroundParts(host, scope, request),
  ].filter((part) => part !== undefined)
  if (parts.length > 0) requestLayout = keepLaidOut(scope, { sizes: sizesOf(host), parts })
}

function reveal(host: HTMLElement, adopted: Adoption): void {
  adopted.attribute(host, READY_ATTRIBUTE, 'true')
  adopted.style(host, 'visibility', 'visible')
  if (!isOldParallax(host)) adopted.style(host, 'opacity', '1')
}

function rowParts(row: HTMLElement, { adopt: adopted, listen }: Scope, request: () => void): Parts {
  for (const element of aroundOffsets(row)) adopted.classes(element, HAS_OFFSETS_CLASS)
  const fullWidth = readFullWidth(row)
  const content = placeContent(row, adopted)
  // Pictures that come make their block higher.
  if (content) listen(row, ['load', 'error'], request, { capture: true })
  return [
    fullWidth && widen(fullWidth, adopted),
    isWindowHigh(row) ? () => fillHeight(row, adopted) : undefined,
    content,
  ]
}

function fillHeight(row: HTMLElement, adopted: Adoption): () => void {
  const { height } = windowSize(row.ownerDocument)
  return () => adopted.style(row, 'min-height', `${height}px`)
}

function blockParts(block: HTMLElement, scope: Scope): Parts {
  const { adopt: adopted } = scope
  const fullWidth = readFullWidth(block)
  if (fullWidth && block.parentElement) adopted.classes(block.parentElement, HAS_BLOCKS_CLASS)
  return [
    fullWidth && widen(fullWidth, adopted),
    ...(isOldParallax(block) ? [uncover(block, scope), fillWindow(block, adopted)] : []),
  ]
}

function backgroundParts(host: HTMLElement, scope: Scope, request: () => void): Parts {
  const layer = parallaxLayerOf(host)
  const video = videoOf(host)
  return [layer && moveBehind(host, layer, scope), video && playBehind(host, video, scope, request)]
}

/** What tells that a host is to be laid out anew. */
const sizesOf = (host: HTMLElement): (Element | null)[] => [
  host,
  readFullWidth(host)?.sizer ?? null,
  contentOf(host),
]
