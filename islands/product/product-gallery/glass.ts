import { fadeIn, fadeOut } from '../../../src/motion/fade'
import { behindLens, behindWindow, LENS_PX, type Size, type Spot } from './zoom-geometry'
import './product-gallery.css'

/** Spec storefront §9. */
const FADE_IN_MS = 400
const FADE_OUT_MS = 500

/** A lens under the pointer, or the whole picture as a window that pans. */
export type ZoomKind = 'lens' | 'inner'

/** What shows a part of the large picture. */
export interface Glass {
  /** Shows nothing before the large picture is here. */
  show(at: Spot): void
  hide(): void
  /** The large picture is here. */
  load(url: string, natural: Size): void
}

/** @param size of the picture that it magnifies */
export function createGlass(container: HTMLElement, { kind, size }: { kind: ZoomKind; size: Size }): Glass {
  const glass = container.ownerDocument.createElement('div')
  const isLens = kind === 'lens'
  glass.className = isLens ? 'zoomLens' : 'zoomWindow'
  Object.assign(glass.style, {
    position: 'absolute',
    display: 'none',
    left: '0px',
    top: '0px',
    width: `${isLens ? LENS_PX : size.width}px`,
    height: `${isLens ? LENS_PX : size.height}px`,
    backgroundRepeat: 'no-repeat',
    pointerEvents: 'none',
  })
  container.append(glass)
  let large: Size | undefined
  let spot: Spot | undefined
  let shown = false

  function place() {
    if (!spot || !large) return
    const { left, top, size: background } = (isLens ? behindLens : behindWindow)(spot, size, large)
    glass.style.backgroundSize = `${background.width}px ${background.height}px`
    glass.style.backgroundPosition = `${left}px ${top}px`
    if (!isLens) return
    glass.style.left = `${spot.x - LENS_PX / 2}px`
    glass.style.top = `${spot.y - LENS_PX / 2}px`
  }
  function update() {
    place()
    const wanted = spot !== undefined && large !== undefined
    if (wanted === shown) return
    shown = wanted
    if (shown) fadeIn(glass, { durationMs: FADE_IN_MS })
    else fadeOut(glass, { durationMs: FADE_OUT_MS })
  }
  return {
    show(at: Spot) {
      spot = at
      update()
    },
    hide() {
      spot = undefined
      update()
    },
    load(url: string, natural: Size) {
      large = natural
      glass.style.backgroundImage = `url(${JSON.stringify(url)})`
      update()
    },
  }
}
