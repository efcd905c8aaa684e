import { cancelAnimation, prefersReducedMotion } from './reduced-motion'
import './slide.css'

export interface SlideOptions {
  readonly durationMs: number
  /** As CSS writes it. */
  readonly easing?: string
}

/** The properties that are animated, as in jQuery's slides. */
interface Sizes {
  readonly height: string
  readonly paddingTop: string
  readonly paddingBottom: string
  readonly marginTop: string
  readonly marginBottom: string
}

const EASING = 'ease-in-out'
const NOTHING: Sizes = {
  height: '0px',
  paddingTop: '0px',
  paddingBottom: '0px',
  marginTop: '0px',
  marginBottom: '0px',
}

const sliding = new WeakMap<HTMLElement, Animation>()

/** Opens an element that the theme's CSS hides, by inline `display`. A running slide is reversed where it is. */
export function slideDown(element: HTMLElement, { durationMs, easing = EASING }: SlideOptions): void {
  const from = stopSlide(element) ?? (isOpen(element) ? undefined : NOTHING)
  element.style.display = 'block'
  if (from) slide(element, { from, to: sizesOf(element), durationMs, easing, onEnd: () => {} })
}

/** Closes an element, and hides it by inline `display` at the end. A running slide is reversed where it is. */
export function slideUp(element: HTMLElement, { durationMs, easing = EASING }: SlideOptions): void {
  const from = stopSlide(element) ?? (isOpen(element) ? sizesOf(element) : undefined)
  const onEnd = () => {
    element.style.display = 'none'
  }
  if (from) slide(element, { from, to: NOTHING, durationMs, easing, onEnd })
}

/** Stops a running slide where it is. @returns the sizes at that moment */
export function stopSlide(element: HTMLElement): Sizes | undefined {
  const animation = sliding.get(element)
  if (!animation) return undefined
  const sizes = sizesOf(element)
  sliding.delete(element)
  animation.onfinish = null
  cancelAnimation(animation)
  return sizes
}

interface Slide {
  readonly from: Sizes
  readonly to: Sizes
  readonly durationMs: number
  readonly easing: string
  readonly onEnd: () => void
}

function slide(element: HTMLElement, { from, to, durationMs: duration, easing, onEnd }: Slide) {
  const view = element.ownerDocument.defaultView
  if (!view || prefersReducedMotion(view) || typeof element.animate !== 'function') return onEnd()
  const clipped = { overflow: 'hidden' }
  const animation = element.animate(
    [
      { ...from, ...clipped },
      { ...to, ...clipped },
    ],
    { duration, easing },
  )
  sliding.set(element, animation)
  animation.onfinish = () => {
    sliding.delete(element)
    onEnd()
  }
}

const isOpen = (element: HTMLElement) => getComputedStyle(element).display !== 'none'

function sizesOf(element: HTMLElement): Sizes {
  const { height, paddingTop, paddingBottom, marginTop, marginBottom } = getComputedStyle(element)
  return { height, paddingTop, paddingBottom, marginTop, marginBottom }
}
