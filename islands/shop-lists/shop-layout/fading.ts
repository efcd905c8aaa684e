import { cancelAnimation, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'

/** Contract 02 §6.4. */
const FADE_MS = 400

/** Fades the list by its inline opacity, starting from the present one. */
export interface Fading {
  hide(list: HTMLElement): void
  show(list: HTMLElement): void
}

export function createFading({ adopt: adopted, add }: Scope): Fading {
  let animation: Animation | undefined

  function fadeTo(list: HTMLElement, opacity: number) {
    const view = list.ownerDocument.defaultView
    const canAnimate = view && !prefersReducedMotion(view) && typeof list.animate === 'function'
    const from = canAnimate ? Number(view.getComputedStyle(list).opacity) : opacity
    cancelAnimation(animation)
    adopted.style(list, 'opacity', String(opacity))
    animation = canAnimate ? list.animate([{ opacity: from }, { opacity }], { duration: FADE_MS }) : undefined
  }
  add(() => cancelAnimation(animation))
  return {
    hide: (list) => fadeTo(list, 0),
    show: (list) => fadeTo(list, 1),
  }
}
