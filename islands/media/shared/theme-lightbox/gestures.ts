import type { Lightbox } from '../../../../src/overlay/lightbox/create-lightbox'
import { followGestures, type GestureTarget, type Zoomable } from '../../../../src/overlay/lightbox/gestures'
import type { KeyMeaning } from '../../../../src/overlay/lightbox/keys'
import { type LightboxState, mediaAt } from '../../../../src/overlay/lightbox/lightbox'
import type { SwipeRule } from '../../../../src/overlay/lightbox/swipe'
import { KEY_FACTOR, zoomAbout } from '../../../../src/overlay/lightbox/zoom'
import { NOT_ZOOMED } from '../../../../src/overlay/lightbox/zoomed'
import { type Stage, shownSize } from './stage'
import type { ThemeItem } from './theme-item'

/** Contract 03 §4.4. */
const SWIPE: SwipeRule = { leastPx: 100, mostMs: 1000 }
const OWN_DRAGS =
  'a, button, input, video, iframe, .ilightbox-thumbnails, .ilightbox-toolbar, .ilightbox-caption'
const FACTORS: Partial<Record<KeyMeaning, number>> = { 'zoom-in': KEY_FACTOR, 'zoom-out': 1 / KEY_FACTOR }

/** The lightbox and its layout. */
export interface ShownLightbox {
  readonly lightbox: Lightbox<ThemeItem>
  /** The stage at the last render. */
  readonly stage: () => Stage
}

export interface DragTarget extends ShownLightbox {
  readonly drag: (deltaX: number) => void
  readonly grab: (isPressed: boolean) => void
}

/** Handles fingers, mouse and wheel over the current picture. @returns a function that stops handling them */
export function followStageGestures(
  root: HTMLElement,
  { drag, grab, ...shown }: DragTarget,
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
 * Handles a zoom key, unless another picture is shown by now.
 * @param pressed the state of the lightbox when the key was pressed
 */
export function zoomByKey(
  meaning: KeyMeaning,
  shown: ShownLightbox,
  pressed: LightboxState<ThemeItem>,
): void {
  const now = shown.lightbox.$state.get()
  if (pressed.phase !== 'shown' || now.phase !== 'shown' || now.index !== pressed.index) return
  const zoomable = zoomableOf(shown)
  if (!zoomable) return
  const { zoom, room } = zoomable
  const factor = FACTORS[meaning]
  if (meaning === 'zoom-off') shown.lightbox.zoomTo(NOT_ZOOMED)
  else if (factor) shown.lightbox.zoomTo(zoomAbout(zoom, factor, { x: 0, y: 0 }, room))
}

function zoomableOf({ lightbox, stage }: ShownLightbox): Zoomable | undefined {
  // The store's state and not the rendered one: several touch events may come before the next render.
  const state = lightbox.$state.get()
  if (state.phase !== 'shown') return undefined
  const { items, index, zoom } = state
  const media = mediaAt(state, index)
  if (items[index]?.kind !== 'image' || media?.is !== 'loaded') return undefined
  const { window, stripPx } = stage()
  const room = { width: window.width, height: window.height - stripPx }
  return {
    zoom,
    room: { natural: media.size, fitted: shownSize(media.size, stage()), room },
    middle: { x: room.width / 2, y: room.height / 2 },
  }
}
