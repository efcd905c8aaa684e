import type { Adoption } from '../../../src/dom/adoption'
import { animateFrom } from '../../../src/motion/animate-from'

/** Contract 03 §5.3. */
const FADE_MS = 800

/** Shows a list that a style sheet hides as a whole. */
export function fadeList(list: HTMLElement, adopted: Adoption): void {
  if (getComputedStyle(list).opacity !== '0') return
  adopted.style(list, 'opacity', '1')
  animateFrom(list, { opacity: 0 }, { durationMs: FADE_MS })
}
