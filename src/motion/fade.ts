import { prefersReducedMotion } from './reduced-motion'

export interface FadeOptions {
  readonly durationMs: number
}

interface Fade {
  readonly animation: Animation
  /** Sets the styles that the element has after the fade. */
  readonly end: () => void
}

const running = new WeakMap<HTMLElement, Fade>()

/** Shows an element that the theme's CSS hides, by inline `display` and `opacity`; a running fade jumps to its end. */
export function fadeIn(element: HTMLElement, { durationMs }: FadeOptions): void {
  finishFade(element)
  const from = isShown(element) ? Number(getComputedStyle(element).opacity) : 0
  element.style.display = 'block'
  element.style.opacity = '1'
  if (from < 1) animate(element, [from, 1], durationMs, () => {})
}

/** Hides an element by inline `display` once it has faded. */
export function fadeOut(element: HTMLElement, { durationMs }: FadeOptions): void {
  finishFade(element)
  if (!isShown(element)) return
  animate(element, [1, 0], durationMs, () => {
    element.style.display = 'none'
    element.style.opacity = '0'
  })
}

function isShown(element: HTMLElement): boolean {
  return getComputedStyle(element).display !== 'none'
}

/** Makes a running fade jump to its end. */
export function finishFade(element: HTMLElement): void {
  const fade = running.get(element)
  running.delete(element)
  if (!fade) return
  fade.animation.onfinish = null
  fade.animation.finish()
  fade.end()
}

function animate(element: HTMLElement, [from, to]: [number, number], duration: number, end: () => void) {
  const view = element.ownerDocument.defaultView
  if (!view || prefersReducedMotion(view) || typeof element.animate !== 'function') return end()
  const animation = element.animate([{ opacity: from }, { opacity: to }], { duration })
  running.set(element, { animation, end })
  animation.onfinish = () => finishFade(element)
}
