import type { Adoption } from '../../../src/dom/adoption'
import { animateFrom } from '../../../src/motion/animate-from'

const running = new WeakMap<Element, () => void>()

/** Brings an element to another opacity, which it keeps inline; what it was doing before ends where it is. */
export function fadeTo(
  element: HTMLElement,
  opacity: 0 | 1,
  { adopted, durationMs }: { readonly adopted: Adoption; readonly durationMs: number },
): void {
  const from = getComputedStyle(element).opacity || '1'
  running.get(element)?.()
  adopted.style(element, 'opacity', String(opacity))
  if (Number(from) !== opacity) running.set(element, animateFrom(element, { opacity: from }, { durationMs }))
}

/** Shows what the theme's CSS does not display. */
export function fadeIn(
  element: HTMLElement,
  options: { readonly adopted: Adoption; readonly durationMs: number },
): void {
  options.adopted.style(element, 'display', 'block')
  options.adopted.style(element, 'opacity', '0')
  fadeTo(element, 1, options)
}
