import { fadeIn, fadeOut } from '../../../src/motion/fade'
import { LENS_PX, lensBackground, type Point, type Size, windowBackground } from './zoom-geometry'
import './product-gallery.css'

/** Spec storefront §9. */
const FADE_IN_MS = 400
const FADE_OUT_MS = 500

/** `lens`: a lens under the pointer. `inner`: the whole picture pans in its place. */
export type ZoomKind = 'lens' | 'inner'

/** The element that shows a part of the large picture. */
export interface Magnifier {
  /** Shows nothing until the large picture has loaded. */
  show(at: Point): void
  hide(): void
  /** Called when the large picture has loaded. */
  load(url: string, natural: Size): void
}

/** @param size of the picture that is magnified */
export function createMagnifier(
  container: HTMLElement,
  { kind, size }: { kind: ZoomKind; size: Size },
): Magnifier {
  const magnifier = container.ownerDocument.createElement('div')
  const isLens = kind === 'lens'
  magnifier.className = isLens ? 'zoomLens' : 'zoomWindow'
  Object.assign(magnifier.style, {
    position: 'absolute',
    display: 'none',
    left: '0px',
    top: '0px',
    width: `${isLens ? LENS_PX : size.width}px`,
    height: `${isLens ? LENS_PX : size.height}px`,
    backgroundRepeat: 'no-repeat',
    pointerEvents: 'none',
  })
  container.append(magnifier)
  let large: Size | undefined
  let point: Point | undefined
  let isShown = false

  function place() {
    if (!point || !large) return
    const { left, top, size: background } = (isLens ? lensBackground : windowBackground)(point, size, large)
    magnifier.style.backgroundSize = `${background.width}px ${background.height}px`
    magnifier.style.backgroundPosition = `${left}px ${top}px`
    if (!isLens) return
    magnifier.style.left = `${point.x - LENS_PX / 2}px`
    magnifier.style.top = `${point.y - LENS_PX / 2}px`
  }
  function update() {
    place()
    const wanted = point !== undefined && large !== undefined
    if (wanted === isShown) return
    isShown = wanted
    if (isShown) fadeIn(magnifier, { durationMs: FADE_IN_MS })
    else fadeOut(magnifier, { durationMs: FADE_OUT_MS })
  }
  return {
    show(at: Point) {
      point = at
      update()
    },
    hide() {
      point = undefined
      update()
    },
    load(url: string, natural: Size) {
      large = natural
      magnifier.style.backgroundImage = `url(${JSON.stringify(url)})`
      update()
    },
  }
}
