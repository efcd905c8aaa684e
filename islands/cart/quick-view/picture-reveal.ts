import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { imagesIn, whenLoaded } from '../../../src/slides/pictures'

const WRAP = '#jckqv_images_wrap'
/** Contract 02 §11.3. */
const WAITING_HEIGHT_PX = 500
const FADE_MS = 400
/** After this the pictures show although some have not loaded. */
const LONGEST_WAIT_MS = 3000

/** Hides the pictures until all have loaded or failed, then fades them in together. */
export function revealPictures(content: HTMLElement, scope: Scope): void {
  const wrap = content.querySelector<HTMLElement>(WRAP)
  if (!wrap) return
  wrap.style.opacity = '0'
  wrap.style.maxHeight = `${WAITING_HEIGHT_PX}px`
  wrap.style.overflow = 'hidden'
  const cancel = scope.after(LONGEST_WAIT_MS, show)
  whenLoaded(imagesIn([wrap]), scope, show)

  function show() {
    cancel()
    if (!wrap || wrap.style.opacity === '1') return
    if (!prefersReducedMotion(scope.window)) wrap.style.transition = `opacity ${FADE_MS}ms`
    wrap.style.opacity = '1'
    wrap.style.removeProperty('max-height')
    wrap.style.removeProperty('overflow')
  }
}
