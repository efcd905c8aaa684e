import { cancelAnimation, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'

/** Contract 02 §6.4. */
const FADE_MS = 400

/** Fades the list by its inline opacity, each time from where it is. */
export interface Fading {
  hide(list: HTMLElement): void
  show(list: HTMLElement): void
}

export function createFading({ adopt: adopted, add }: Scope): Fading {
  let running: Animation | undefined

  function fadeTo(list: HTMLElement, opacity: number) {
    const view = list.ownerDocument.defaultView
    const animates = view && !prefersReducedMotion(view) && typeof list.animate === 'function'
    const from = animates ? Number(view.getComputedStyle(list).opacity) : opacity
    cancelAnimation(running)
    adopted.style(list, 'opacity', String(opacity))
    running = animates ? list.animate([{ opacity: from }, { opacity }], { duration: FADE_MS }) : undefined
  }
  add(() => cancelAnimation(running))
  return {
    hide: (list) => fadeTo(list, 0),
    show: (list) => fadeTo(list, 1),
  }
}
