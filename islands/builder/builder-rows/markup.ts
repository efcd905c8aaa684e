/** Contract 04 §1.1 to §1.3, §16. */
export const ROW = '.spb-row'
export const FULL_WIDTH_BLOCK = '.spb-full-width-element'
const FULL_WIDTH_SECTION = 'section.fw-row'
const ROW_SIZER = '.spb-row-sizer'
const BLOCK_SIZER = '.spb-fw-sizer'
const CONTENT = '.spb_content_element'
/** In a pane, the theme's CSS makes a block as wide as the pane. */
const PANES = '.tab-pane'
const VIDEO = '.video-wrap video, video.parallax-video'
const PARALLAX = '.spb-row-parallax'
const PARALLAX_LAYER = '.spb-row-parallax-layer'
const OFFSET_COLUMN = '.spb-col-custom-offset'

export const ADJUSTED_CLASS = 'fw-row-adjusted'
/** Set by legacy scripts while they lay out a section. */
export const HIDDEN_CLASS = 'spb-hidden'
export const HAS_BLOCKS_CLASS = 'has-fw-elements'
export const HAS_OFFSETS_CLASS = 'has-offset-elements'
export const TRANSFORMS_CLASS = 'use-css-transform'
export const READY_ATTRIBUTE = 'data-sb-init'

const FULL_WIDTH_WRAPS = ['full-width-contained', 'full-width-stretch']

/** The elements of a full-width row or block. */
export interface FullWidth {
  readonly moved: HTMLElement
  /** Has the extent of the page's grid. */
  readonly sizer: HTMLElement | undefined
  /** The contents that stay on the grid. */
  readonly contents: readonly HTMLElement[]
}

/** Undefined for a host that is not full-width. */
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

export const isWindowHeight = (row: HTMLElement) => row.dataset['rowHeight'] === 'window-height'

/** The host's own background video, not one of a nested row, block or player. */
export function videoOf(host: HTMLElement): HTMLVideoElement | undefined {
  const videos = [...host.querySelectorAll<HTMLElement>(VIDEO)]
  return videos
    .filter((video) => video instanceof HTMLVideoElement)
    .find((video) => video.closest(`${ROW}, ${FULL_WIDTH_BLOCK}`) === host)
}

/** The layer that moves behind the content of a row, a column or a block. */
export function parallaxLayerOf(host: HTMLElement): HTMLElement | undefined {
  if (!host.matches(PARALLAX)) return undefined
  const layers = [...host.querySelectorAll<HTMLElement>(PARALLAX_LAYER)]
  return layers.find((layer) => layer.closest(PARALLAX) === host)
}

/** The row and its sections with offset columns, which must not clip them. */
export function withOffsetColumns(row: HTMLElement): Element[] {
  const columns = [...row.querySelectorAll(OFFSET_COLUMN)].filter((column) => column.closest(ROW) === row)
  const sections = columns.map((column) => column.closest('section.row'))
  return columns.length > 0 ? [row, ...sections.filter((section) => section !== null)] : []
}
