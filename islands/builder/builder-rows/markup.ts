/** Contract 04 §1.1 to §1.3, §16. */
export const ROW = '.spb-row'
export const FULL_WIDTH_BLOCK = '.spb-full-width-element'
const FULL_WIDTH_SECTION = 'section.fw-row'
const ROW_SIZER = '.spb-row-sizer'
const BLOCK_SIZER = '.spb-fw-sizer'
const CONTENT = '.spb_content_element'
/** There the theme's CSS keeps a block as wide as the pane. */
const PANES = '.tab-pane'
const VIDEO = '.video-wrap video, video.parallax-video'
const PARALLAX = '.spb-row-parallax'
const PARALLAX_LAYER = '.spb-row-parallax-layer'
const OFFSET_COLUMN = '.spb-col-custom-offset'

export const ADJUSTED_CLASS = 'fw-row-adjusted'
/** Legacy scripts hid what they were at work on. */
export const HIDDEN_CLASS = 'spb-hidden'
export const HAS_BLOCKS_CLASS = 'has-fw-elements'
export const HAS_OFFSETS_CLASS = 'has-offset-elements'
export const TRANSFORMS_CLASS = 'use-css-transform'
export const READY_ATTRIBUTE = 'data-sb-init'

const FULL_WIDTH_WRAPS = ['full-width-contained', 'full-width-stretch']

/** What is made as wide as the page, and by what. */
export interface FullWidth {
  readonly moved: HTMLElement
  /** Tells where the page's grid is. */
  readonly sizer: HTMLElement | undefined
  /** What stays on the grid. */
  readonly contents: readonly HTMLElement[]
}

/** Undefined for what stays as wide as the page's text. */
export function readFullWidth(host: HTMLElement): FullWidth | undefined {
  if (host.closest(PANES)) return undefined
  if (host.matches(FULL_WIDTH_BLOCK))
    return { moved: host, sizer: sizerAfter(host, BLOCK_SIZER), contents: [] }
  const wrap = host.dataset['wrap'] ?? ''
  const moved = host.parentElement
  if (!host.matches(ROW) || !FULL_WIDTH_WRAPS.includes(wrap) || !moved?.matches(FULL_WIDTH_SECTION))
    return undefined
  const isContained = wrap === 'full-width-contained'
  const contents = isContained ? childrenOf(host).filter((child) => child.matches(CONTENT)) : []
  return { moved, sizer: sizerAfter(moved, ROW_SIZER), contents }
}

function sizerAfter(element: HTMLElement, selector: string): HTMLElement | undefined {
  const next = element.nextElementSibling
  return next instanceof HTMLElement && next.matches(selector) ? next : undefined
}

export const childrenOf = (element: Element): HTMLElement[] =>
  [...element.children].filter((child) => child instanceof HTMLElement)

export const isWindowHigh = (row: HTMLElement) => row.dataset['rowHeight'] === 'window-height'

/** The row's own, not one of a player that stands in it. */
export function videoOf(host: HTMLElement): HTMLVideoElement | undefined {
  const videos = [...host.querySelectorAll<HTMLElement>(VIDEO)]
  return videos
    .filter((video) => video instanceof HTMLVideoElement)
    .find((video) => video.closest(`${ROW}, ${FULL_WIDTH_BLOCK}`) === host)
}

/** The layer that moves behind its content; of a row, a column or a block. */
export function parallaxLayerOf(host: HTMLElement): HTMLElement | undefined {
  if (!host.matches(PARALLAX)) return undefined
  const layers = [...host.querySelectorAll<HTMLElement>(PARALLAX_LAYER)]
  return layers.find((layer) => layer.closest(PARALLAX) === host)
}

/** What has to let columns stand out of it. */
export function aroundOffsets(row: HTMLElement): Element[] {
  const columns = [...row.querySelectorAll(OFFSET_COLUMN)].filter((column) => column.closest(ROW) === row)
  const sections = columns.map((column) => column.closest('section.row'))
  return columns.length > 0 ? [row, ...sections.filter((section) => section !== null)] : []
}
