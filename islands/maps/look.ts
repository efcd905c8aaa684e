import type { Page } from '../../src/page/page'
import type { MapStyles, Paint } from './styles'

const ZOOM = /^\d{1,2}$/
const DEFAULT_ZOOM = 14
const MOST_ZOOM = 22
const TYPES = ['satellite', 'terrain', 'hybrid'] as const

export type MapType = 'roadmap' | (typeof TYPES)[number]

/** How a map is drawn, whatever it shows. */
export interface MapLook {
  readonly zoom: number
  readonly type: MapType
  readonly hasControls: boolean
  readonly isDraggable: boolean
  readonly styles: MapStyles
  /** Whether the styles are a type of their own, in place of the map's; else they colour the map's own type. */
  readonly stylesReplaceType: boolean
}

/** What the canvases of both kinds of maps have in common (contract 03 §9, §10.2). */
export function readLook(canvas: Element, { device }: Pick<Page, 'device'>) {
  const zoom = canvas.getAttribute('data-zoom')?.trim() ?? ''
  const printed = canvas.getAttribute('data-maptype')
  return {
    zoom: ZOOM.test(zoom) && Number(zoom) <= MOST_ZOOM ? Number(zoom) : DEFAULT_ZOOM,
    type: TYPES.find((type) => type === printed) ?? ('roadmap' as const),
    // A page that is scrolled by a finger would be caught in the map.
    isDraggable: !device.mobile,
  }
}

export function readPaint(canvas: Element): Paint {
  return {
    colour: canvas.getAttribute('data-mapcolor') ?? '',
    saturation: canvas.getAttribute('data-mapsaturation') ?? '',
  }
}
