import { watchInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { type FrameWatch, watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import type { LayoutPart } from './layout'
import { TRANSFORMS_CLASS } from './markup'
import { layerShift, layerSize, speedOf } from './parallax'
import { marginHeight } from './surroundings'

/**
 * A picture behind a row that scrolls slower than the page; with reduced motion, as fast as the page.
 * @returns the part of the layout that sizes the layer
 */
export function followParallax(host: HTMLElement, layer: HTMLElement, scope: Scope): LayoutPart {
  const { window, adopt: adopted } = scope
  const speed = speedOf(host.dataset['parallaxSpeed'])
  /** How much higher than its row the layer is, in px. */
  let excess: number | undefined
  let watch: FrameWatch | undefined

  function layOut() {
    const inner = host.clientHeight
    const outer = host.offsetHeight + marginHeight(host)
    const { height, marginTop } = layerSize({ window: window.innerHeight, inner, outer }, speed)
    excess = height - inner
    // The layer is moved together with its size: the intersection observer reports later, and the layer would visibly jump.
    const move = follow()
    return () => {
      // The class is set with the size: without it, the style before first paint sets the layer's size.
      adopted.classes(host, TRANSFORMS_CLASS)
      adopted.style(layer, 'height', `${height}px`)
      adopted.style(layer, 'margin-top', `${marginTop}px`)
      move?.()
    }
  }
  function follow() {
    if (excess === undefined || prefersReducedMotion(window)) return undefined
    const { top, bottom } = host.getBoundingClientRect()
    const passed = window.innerHeight - top
    if (passed <= 0 || bottom <= 0) return undefined
    const shift = layerShift(passed, excess, speed)
    return () => adopted.style(layer, 'transform', `translate3d(0px, ${shift}px, 0px)`)
  }
  function onView(isInView: boolean) {
    watch?.stop()
    watch = isInView ? watchFrames(scope, follow) : undefined
  }

  scope.add(() => watch?.stop())
  scope.add(watchInView(scope, host, onView))
  return layOut
}
