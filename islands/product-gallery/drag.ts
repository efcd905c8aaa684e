import { type DragHandlers, onSwipe, type Point } from '../../legacy-shims/hammer'
import type { Adoption } from '../../src/page/adoption'
import { listen } from '../../src/page/listen'

/** A hand that trembles still clicks. */
const CLICK_SLOP_PX = 4
/** They are worked by dragging themselves. */
const OWN_DRAGS = 'video, audio, iframe, input, select, textarea, .lSAction'
const GRAB = 'lsGrab'
const GRABBING = 'lsGrabbing'

export interface DragOptions {
  readonly list: HTMLElement
  readonly adopted: Adoption
  readonly handlers: DragHandlers
  readonly report: (cause: unknown) => void
}

/** Slides follow the finger and the mouse. The click at the end of a drag is none. */
export function followDrag(wrapper: HTMLElement, options: DragOptions): () => void {
  const stopMouse = followMouse(wrapper, options)
  const stopSwipe = onSwipe(wrapper, options.handlers, options.report)
  return () => {
    stopMouse()
    stopSwipe()
  }
}

function followMouse(wrapper: HTMLElement, { list, adopted, handlers }: DragOptions): () => void {
  const window = wrapper.ownerDocument.defaultView as Window
  let stopFollowing: () => void = () => {}
  let stopSwallowing: () => void = () => {}
  adopted.classes(list, GRAB)

  function onPointerdown(event: Event) {
    const { pointerType, button, clientX, clientY, target } = event as PointerEvent
    if (pointerType === 'touch' || button !== 0) return
    if (target instanceof Element && target.closest(OWN_DRAGS)) return
    let dragging = false
    const deltaOf = (moved: Event): Point => {
      const at = moved as PointerEvent
      return { x: at.clientX - clientX, y: at.clientY - clientY }
    }
    const stopMoves = listen(window, ['pointermove'], (moved) => {
      const delta = deltaOf(moved)
      if (!dragging && Math.hypot(delta.x, delta.y) < CLICK_SLOP_PX) return
      if (!dragging) handlers.begin()
      dragging = true
      handlers.move(delta)
    })
    const stopEnds = listen(window, ['pointerup', 'pointercancel'], (ended) => {
      stop()
      if (!dragging) return
      stopSwallowing()
      stopSwallowing = swallowClick(window)
      if (ended.type === 'pointerup') handlers.end(deltaOf(ended))
      else handlers.cancel()
    })
    function stop() {
      stopMoves()
      stopEnds()
      grabbing(false)
    }
    stopFollowing()
    stopFollowing = stop
    grabbing(true)
  }
  function grabbing(on: boolean) {
    adopted.toggle(list, GRABBING, on)
    adopted.toggle(list, GRAB, !on)
  }
  // A link or picture that is dragged out of the page would end the drag.
  const stopNative = listen(wrapper, ['dragstart'], (event) => event.preventDefault())
  const stopDown = listen(wrapper, ['pointerdown'], onPointerdown)
  return () => {
    stopNative()
    stopDown()
    stopFollowing()
    stopSwallowing()
  }
}

/** At the window, before anyone has heard of it; a drag that ends elsewhere has no click. */
function swallowClick(window: Window): () => void {
  const stopListening = listen(
    window,
    ['click'],
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
  const timer = setTimeout(stopListening)
  return () => {
    clearTimeout(timer)
    stopListening()
  }
}
