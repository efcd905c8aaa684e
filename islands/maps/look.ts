import type { Page } from '../../src/page/page'
import type { ColourSettings } from './map-styles'

const ZOOM = /^\d{1,2}$/
const DEFAULT_ZOOM = 14
const MAX_ZOOM = 22
const TYPES = ['satellite', 'terrain', 'hybrid'] as const

/** The settings that pin maps and directory maps share (contract 03 §9, §10.2). */
export function readLook(canvas: Element, { device }: Pick<Page, 'device'>) {
  const zoom = canvas.getAttribute('data-zoom')?.trim() ?? ''
  const printed = canvas.getAttribute('data-maptype')
  return {
    zoom: ZOOM.test(zoom) && Number(zoom) <= MAX_ZOOM ? Number(zoom) : DEFAULT_ZOOM,
    type: TYPES.find((type) => type === printed) ?? ('roadmap' as const),
    // On phones a draggable map would prevent scrolling the page.
    isDraggable: !device.mobile,
  }
}

export function readColourSettings(canvas: Element): ColourSettings {
  return {
    colour: canvas.getAttribute('data-mapcolor') ?? '',
    saturation: canvas.getAttribute('data-mapsaturation') ?? '',
  }
}
