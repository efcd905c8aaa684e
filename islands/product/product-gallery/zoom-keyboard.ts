import type { Scope } from '../../../src/page/scope'
import type { ZoomHandlers } from './zoom-input'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Focus magnifies the middle of the picture, the arrow keys move the magnified part. */
export function followKeyboard(container: HTMLElement, handlers: ZoomHandlers, { listen }: Scope) {
  /** Whether the focus came from a press or from a script, which magnify nothing. */
  let isFocusIgnored = false
  function onKeydown(event: KeyboardEvent) {
    const { key } = event
    const arrow = ARROWS[key]
    if (arrow) handlers.nudge(...(arrow as [number, number]))
    else if (key === 'Escape') handlers.hide()
    else if (key === 'Enter' || key === ' ') handlers.open()
    else return
    if (key !== 'Escape') event.preventDefault()
  }
  listen(container, 'pointerdown', () => {
    isFocusIgnored = true
  })
  listen(container, 'focus', () => {
    if (!isFocusIgnored) handlers.magnifyMiddle()
  })
  listen(container, 'blur', () => {
    isFocusIgnored = false
    handlers.hide()
  })
  listen(container, 'keydown', onKeydown)
  return {
    focusWithoutZoom() {
      isFocusIgnored = true
      container.focus({ preventScroll: true })
    },
  }
}
