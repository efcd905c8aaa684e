import type { Zoomable } from '../lightbox/gestures'
import type { KeyMeaning } from '../lightbox/keys'
import { KEY_FACTOR, zoomAbout } from '../lightbox/zoom'
import { NOT_ZOOMED, type Zoom } from '../lightbox/zoomed'

const FACTORS: Partial<Record<KeyMeaning, number>> = { 'zoom-in': KEY_FACTOR, 'zoom-out': 1 / KEY_FACTOR }

/** What a key makes of a picture's zoom. @returns undefined when it means something else */
export function zoomAfterKey(meaning: KeyMeaning, { zoom, room }: Zoomable): Zoom | undefined {
  if (meaning === 'zoom-off') return NOT_ZOOMED
  const factor = FACTORS[meaning]
  return factor === undefined ? undefined : zoomAbout(zoom, factor, { x: 0, y: 0 }, room)
}
