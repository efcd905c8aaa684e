import { animateFrom } from '../../../src/motion/animate-from'
import { watchFrames } from '../../../src/motion/scroll-frame'
import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'
import { measuredOffset } from '../../../src/page/header-offset'
import type { Scope } from '../../../src/page/scope'
import { SPLIT_CONTENT } from './markup'

const FADE_MS = 600

/** A page with hero and content side by side (contract 01 §19.2), hidden until a script shows it. */
export function mountSplitPage(container: HTMLElement, scope: Scope): void {
  const { document, window } = scope
  const adopted = scope.adopt
  const content = container.querySelector<HTMLElement>(SPLIT_CONTENT)

  const { opacity } = getComputedStyle(container)
  adopted.style(container, 'opacity', '1')
  scope.add(animateFrom(container, { opacity }, { durationMs: FADE_MS }))

  const watch = watchFrames(scope, ({ resized }) => {
    if (!resized) return undefined
    const height = splitHeight(window.innerWidth, window.innerHeight - measuredOffset(document).total)
    return () => {
      adopted.style(container, 'height', height)
      if (content) adopted.style(content, 'min-height', height)
    }
  })
  scope.listen(window, 'load', watch.request)
  scope.add(watch.stop)
}

/** @param room the height below the header, in px */
function splitHeight(width: number, room: number): string {
  return width > BREAKPOINTS_PX.tabletPortrait ? `${Math.max(0, room)}px` : ''
}
