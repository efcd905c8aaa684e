import { useState } from 'react'
import type { Lightbox } from '../lightbox/create-lightbox'
import type { GestureTarget, Zoomable } from '../lightbox/gestures'
import type { KeyMeaning } from '../lightbox/keys'
import type { SwipeRule } from '../lightbox/swipe'
import { KEY_FACTOR, NOT_ZOOMED, zoomAbout } from '../lightbox/zoom'
import { type Stage, shownSize } from './stage'
import type { ThemeItem } from './theme-item'

/** Contract 03 §4.4. */
const SWIPE: SwipeRule = { leastPx: 100, mostMs: 1000 }
const OWN_DRAGS =
  'a, button, input, video, iframe, .ilightbox-thumbnails, .ilightbox-toolbar, .ilightbox-caption'
const KEY_FACTORS: Partial<Record<KeyMeaning, number>> = { 'zoom-in': KEY_FACTOR, 'zoom-out': 1 / KEY_FACTOR }

export interface HandsOptions {
  readonly lightbox: Lightbox<ThemeItem>
  readonly stage: Stage
}

/** What fingers, mouse, wheel and the zoom's keys do to the picture that is shown. */
export function useHands({ lightbox, stage }: HandsOptions) {
  const [dragX, setDragX] = useState(0)
  const [isHeld, setHeld] = useState(false)

  function zoomable(): Zoomable | undefined {
    // Not as of the last rendering: fingers may tell of themselves several times before the next one.
    const state = lightbox.$state.get()
    if (state.phase !== 'shown') return undefined
    const { items, index, media, zoom } = state
    const known = media.get(index)
    if (items[index]?.kind !== 'image' || known?.is !== 'loaded') return undefined
    const { window, stripPx } = stage
    const room = { width: window.width, height: window.height - stripPx }
    return {
      zoom,
      room: { natural: known.size, fitted: shownSize(known.size, stage), room },
      middle: { x: room.width / 2, y: room.height / 2 },
    }
  }

  const target: GestureTarget = {
    rtl: stage.rtl,
    swipe: SWIPE,
    ownDrags: OWN_DRAGS,
    zoomable,
    zoomTo: lightbox.zoomTo,
    drag: setDragX,
    step: lightbox.step,
    grab: setHeld,
  }
  function zoomByKey(meaning: KeyMeaning) {
    const now = zoomable()
    const factor = KEY_FACTORS[meaning]
    if (!now) return
    if (meaning === 'zoom-off') lightbox.zoomTo(NOT_ZOOMED)
    else if (factor) lightbox.zoomTo(zoomAbout(now.zoom, factor, { x: 0, y: 0 }, now.room))
  }
  return { dragX, isHeld, target, zoomByKey }
}
