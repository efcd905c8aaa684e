import { type FactorLimits, fitSize } from '../../../../src/overlay/lightbox/fit'
import type { Point, Size } from '../../../../src/overlay/lightbox/item'
import type { ThemeSettings } from './settings'

/** The limits of a picture's size, as shares of its own size (spec storefront §9). */
const FACTORS: FactorLimits = { least: 0.1, most: 0.8 }
/** Up to this width of the window the theme's CSS hides the side buttons and the strip (contract 03 §4.3). */
const MOBILE_PX = 980
/** Contract 03 §4.4. */
const NEIGHBOURS_PX = 180
const LEAST_MARGIN_PX = 30
const MARGIN = 0.1
/** The visible part of a neighbour. */
const PEEK_PX = 45

/** The current item or one of its neighbours. */
export type Role = 'current' | 'next' | 'prev'

/** The part of the window in which the pictures are shown. */
export interface Stage {
  readonly window: Size
  /** The height of the strip of thumbnails; 0 without a strip. */
  readonly stripPx: number
  readonly mode: ThemeSettings['mode']
  /** Whether there are several items. */
  readonly isAlbum: boolean
  readonly rtl: boolean
}

export const isMobileWindow = ({ width }: Size) => width <= MOBILE_PX

/** Whether neighbours peek in. */
export const peeks = ({ mode, isAlbum, window }: Stage) =>
  isAlbum && mode === 'peek' && !isMobileWindow(window)

/** The room for the picture (contract 03 §4.4). */
export function freeRoom(stage: Stage): Size {
  const { window, stripPx, isAlbum } = stage
  const margin = (length: number) => Math.max(LEAST_MARGIN_PX, length * MARGIN)
  const beside = peeks(stage) ? NEIGHBOURS_PX : isAlbum && !isMobileWindow(window) ? 0 : margin(window.width)
  return {
    width: Math.max(1, window.width - beside),
    height: Math.max(1, window.height - margin(window.height) - stripPx),
  }
}

/** The size at which an item is shown. */
export const shownSize = (natural: Size, stage: Stage): Size => fitSize(natural, freeRoom(stage), FACTORS)

/** The upper left corner of an item in the window. */
export function placeOf(role: Role, { width, height }: Size, stage: Stage): Point {
  const { window, stripPx, rtl } = stage
  const y = Math.round((window.height - stripPx - height) / 2)
  if (role === 'current') return { x: Math.round((window.width - width) / 2), y }
  const peek = peeks(stage) ? PEEK_PX : 0
  const isRight = (role === 'next') !== rtl
  return { x: isRight ? window.width - peek : peek - width, y }
}
