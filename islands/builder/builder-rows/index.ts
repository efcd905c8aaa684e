import type { Adoption } from '../../../src/dom/adoption'
import type { Mount } from '../../../src/page/island'
import { relayout } from '../../../src/page/relayout'
import type { Scope } from '../../../src/page/scope'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { placeContent } from './column-content'
import { keepLaidOut, type LayoutPart } from './layout'
import {
  FULL_WIDTH_BLOCK,
  HAS_BLOCKS_CLASS,
  HAS_OFFSETS_CLASS,
  isWindowHeight,
  parallaxLayerOf,
  READY_ATTRIBUTE,
  ROW,
  readFullWidth,
  videoOf,
  withOffsetColumns,
} from './markup'
import { contentOf, fadeInContent, fillWindow, isParallaxAsset } from './parallax-asset'
import { followParallax } from './parallax-layer'
import { playRowVideo } from './row-video'
import { windowSize } from './surroundings'
import { widen } from './widen'

/** Contract 04 §0.2. */
const RELAYOUT_AFTER_MS = 200

/** Tells other scripts to measure again, once for the page, when the rows have their width. */
const relayoutOnce = sharedByHosts(({ window, after }) => after(RELAYOUT_AFTER_MS, () => relayout(window)))

type Parts = (LayoutPart | undefined)[]

/** Full-width rows and blocks, and rows, blocks and columns with a picture or a video behind them (contract 04 §1). */
export const mount: Mount = (host, scope) => {
  const adopted = scope.adopt
  const isRow = host.matches(ROW)
  const isBlock = host.matches(FULL_WIDTH_BLOCK)
  // First, so that the host is shown whatever fails later.
  if (isRow || isBlock) reveal(host, adopted)
  relayoutOnce(scope)
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
  if (!isParallaxAsset(host)) adopted.style(host, 'opacity', '1')
}

function rowParts(row: HTMLElement, { adopt: adopted, listen }: Scope, request: () => void): Parts {
  for (const element of withOffsetColumns(row)) adopted.classes(element, HAS_OFFSETS_CLASS)
  const fullWidth = readFullWidth(row)
  const content = placeContent(row, adopted)
  // A picture that loads makes its block higher.
  if (content) listen(row, ['load', 'error'], request, { capture: true })
  return [
    fullWidth && widen(fullWidth, adopted),
    isWindowHeight(row) ? () => fillHeight(row, adopted) : undefined,
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
    ...(isParallaxAsset(block) ? [fadeInContent(block, scope), fillWindow(block, adopted)] : []),
  ]
}

function backgroundParts(host: HTMLElement, scope: Scope, request: () => void): Parts {
  const layer = parallaxLayerOf(host)
  const video = videoOf(host)
  return [layer && followParallax(host, layer, scope), video && playRowVideo(host, video, scope, request)]
}

/** The elements whose sizes a host's layout depends on. */
const sizesOf = (host: HTMLElement): (Element | null)[] => [
  host,
  readFullWidth(host)?.sizer ?? null,
  contentOf(host),
]
