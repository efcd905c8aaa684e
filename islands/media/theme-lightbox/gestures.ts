import type { Lightbox } from '../../../src/overlay/lightbox/create-lightbox'
import { followGestures, type GestureTarget, type Zoomable } from '../../../src/overlay/lightbox/gestures'
import type { KeyMeaning } from '../../../src/overlay/lightbox/keys'
import { type LightboxState, mediaAt } from '../../../src/overlay/lightbox/lightbox'
import type { SwipeRule } from '../../../src/overlay/lightbox/swipe'
import { KEY_FACTOR, zoomAbout } from '../../../src/overlay/lightbox/zoom'
import { NOT_ZOOMED } from '../../../src/overlay/lightbox/zoomed'
import { type Stage, shownSize } from './stage'
import type { ThemeItem } from './theme-item'

/** Contract 03 §4.4. */
const SWIPE: SwipeRule = { leastPx: 100, mostMs: 1000 }
const OWN_DRAGS =
  'a, button, input, video, iframe, .ilightbox-thumbnails, .ilightbox-toolbar, .ilightbox-caption'
const FACTORS: Partial<Record<KeyMeaning, number>> = { 'zoom-in': KEY_FACTOR, 'zoom-out': 1 / KEY_FACTOR }

/** What hands take hold of. */
export interface Shown {
  readonly lightbox: Lightbox<ThemeItem>
  /** As of the last rendering. */
  readonly stage: () => Stage
}

export interface Grip extends Shown {
  readonly drag: (deltaX: number) => void
  readonly grab: (isHeld: boolean) => void
}

/** What fingers, mouse and wheel do to the picture that is shown. @returns the end */
export function followStageGestures(
  root: HTMLElement,
  { drag, grab, ...shown }: Grip,
  report: (cause: unknown) => void,
): () => void {
  const { lightbox, stage } = shown
  const target = (): GestureTarget => ({
    rtl: stage().rtl,
    swipe: SWIPE,
    ownDrags: OWN_DRAGS,
    zoomable: () => zoomableOf(shown),
    zoomTo: lightbox.zoomTo,
    drag,
    step: lightbox.step,
    grab,
  })
  return followGestures(root, target, report)
}

/**
 * What the zoom's keys do to it; nothing when another picture has come since.
 * @param pressed how the lightbox was when the key was pressed
 */
export function zoomByKey(meaning: KeyMeaning, shown: Shown, pressed: LightboxState<ThemeItem>): void {
  const now = shown.lightbox.$state.get()
  if (pressed.phase !== 'shown' || now.phase !== 'shown' || now.index !== pressed.index) return
  const zoomable = zoomableOf(shown)
  if (!zoomable) return
  const { zoom, room } = zoomable
  const factor = FACTORS[meaning]
  if (meaning === 'zoom-off') shown.lightbox.zoomTo(NOT_ZOOMED)
  else if (factor) shown.lightbox.zoomTo(zoomAbout(zoom, factor, { x: 0, y: 0 }, room))
}

function zoomableOf({ lightbox, stage }: Shown): Zoomable | undefined {
  // Not as of the last rendering: fingers may tell of themselves several times before the next one.
  const state = lightbox.$state.get()
  if (state.phase !== 'shown') return undefined
  const { items, index, zoom } = state
  const known = mediaAt(state, index)
  if (items[index]?.kind !== 'image' || known?.is !== 'loaded') return undefined
  const { window, stripPx } = stage()
  const room = { width: window.width, height: window.height - stripPx }
  return {
    zoom,
    room: { natural: known.size, fitted: shownSize(known.size, stage()), room },
    middle: { x: room.width / 2, y: room.height / 2 },
  }
}
