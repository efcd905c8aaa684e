import { useState } from 'react'
import type { Page } from '../../page/page'
import type { Lightbox } from '../lightbox/create-lightbox'
import type { GestureTarget, Zoomable } from '../lightbox/gestures'
import type { KeyMeaning } from '../lightbox/keys'
import type { SwipeRule } from '../lightbox/swipe'
import { type Stage, shownSize } from './stage'
import type { ThemeItem } from './theme-item'

/** Contract 03 §4.4. */
const SWIPE: SwipeRule = { leastPx: 100, mostMs: 1000 }
const OWN_DRAGS =
  'a, button, input, video, iframe, .ilightbox-thumbnails, .ilightbox-toolbar, .ilightbox-caption'

export interface HandsOptions {
  readonly lightbox: Lightbox<ThemeItem>
  readonly stage: Stage
  readonly report: Page['report']
}

/** What fingers, mouse, wheel and the zoom's keys do to the picture that is shown. */
export function useHands({ lightbox, stage, report }: HandsOptions) {
  const [dragX, setDragX] = useState(0)
  const [isHeld, setHeld] = useState(false)

  function shownIndex() {
    const state = lightbox.$state.get()
    return state.phase === 'shown' ? state.index : undefined
  }

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
  /** Few zoom by keys: what they mean comes with the first, which waits for it. */
  function zoomByKey(meaning: KeyMeaning) {
    const pressedAt = shownIndex()
    import('./zoom-keys').then(
      ({ zoomAfterKey }) => {
        const now = shownIndex() === pressedAt ? zoomable() : undefined
        const zoom = now && zoomAfterKey(meaning, now)
        if (zoom) lightbox.zoomTo(zoom)
      },
      (cause: unknown) => report(cause, 'load'),
    )
  }
  return { dragX, isHeld, target, zoomByKey }
}
