import type { Scope } from '../../../src/page/scope'
import type { ApproachHandlers } from './zoom-approach'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The focus looks at the middle, the arrow keys look about. */
export function followKeyboard(container: HTMLElement, handlers: ApproachHandlers, { listen }: Scope) {
  let quiet = false
  function onKeydown(event: KeyboardEvent) {
    const { key } = event
    const arrow = ARROWS[key]
    if (arrow) handlers.nudge(...(arrow as [number, number]))
    else if (key === 'Escape') handlers.leave()
    else if (key === 'Enter' || key === ' ') handlers.open()
    else return
    if (key !== 'Escape') event.preventDefault()
  }
  // The focus that a press brings shows nothing: the pointer does.
  listen(container, 'pointerdown', () => {
    quiet = true
  })
  listen(container, 'focus', () => {
    if (!quiet) handlers.lookAtMiddle()
  })
  listen(container, 'blur', () => {
    quiet = false
    handlers.leave()
  })
  listen(container, 'keydown', onKeydown)
  return {
    focusQuietly() {
      quiet = true
      container.focus({ preventScroll: true })
    },
  }
}
