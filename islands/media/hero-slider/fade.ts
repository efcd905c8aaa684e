import type { Adoption } from '../../../src/dom/adoption'
import { animateFrom } from '../../../src/motion/animate-from'

const running = new WeakMap<Element, () => void>()

/** Fades an element to an opacity, which stays as its inline style. A running fade ends, and the new one begins there. */
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
