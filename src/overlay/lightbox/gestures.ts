import { onPinchAndPan, type PinchGesture } from '../../../legacy-shims/hammer'
import { listen } from '../../dom/listen'
import { followMouseDrag } from '../../slides/mouse-drag'
import type { Point } from './item'
import type { StepInput } from './step'
import { type SwipeRule, swipeBy } from './swipe'
import { createWheelSteps, readWheel } from './wheel'
import { panBy, toggleZoom, type ZoomRoom, zoomAbout } from './zoom'
import { isZoomed, type Zoom } from './zoomed'

/** The picture that can be enlarged, at this moment. */
export interface Zoomable {
  readonly zoom: Zoom
  readonly room: ZoomRoom
  /** The middle of the unmoved picture, in the window. */
  readonly middle: Point
}

/** The lightbox as the gestures see it. */
export interface GestureTarget {
  readonly rtl: boolean
  readonly swipe: SwipeRule
  /** A selector of elements with gestures of their own: buttons, links, players. */
  readonly ownDrags: string
  /** Undefined while nothing can be enlarged. */
  zoomable(): Zoomable | undefined
  zoomTo(zoom: Zoom): void
  /** Moves the current item with the pointer; 0 puts it back. */
  drag(deltaX: number): void
  step(by: -1 | 1, input: StepInput): void
  /** The mouse is pressed or released. */
  grab(isPressed: boolean): void
}

/** A double tap is followed by a `dblclick` event within this time. */
const TAP_TO_CLICK_MS = 700

/**
 * Fingers, mouse and wheel over a lightbox: swipe, pinch, double tap, pan and step.
 * @param target read at each event
 * @param report called when the gesture library cannot be loaded
 * @returns a function that stops listening
 */
export function followGestures(
  element: HTMLElement,
  target: () => GestureTarget,
  report: (cause: unknown) => void,
): () => void {
  let lastTap = Number.NEGATIVE_INFINITY
  function toggle(at: Point) {
    const zoomable = target().zoomable()
    if (!zoomable) return
    target().zoomTo(toggleZoom(zoomable.zoom, fromMiddle(at, zoomable.middle), zoomable.room))
  }
  function onDoubleClick({ clientX: x, clientY: y, timeStamp, target: clicked }: MouseEvent) {
    if (timeStamp - lastTap < TAP_TO_CLICK_MS || isOwn(clicked, target().ownDrags)) return
    toggle({ x, y })
  }
  const stops = [
    followFingers(element, target, {
      report,
      onDoubleTap(at) {
        lastTap = performance.now()
        toggle(at)
      },
    }),
    followMouse(element, target),
    followWheel(element, target),
    listen(element, ['dblclick'], onDoubleClick),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function followFingers(
  element: HTMLElement,
  target: () => GestureTarget,
  { report, onDoubleTap }: { report: (cause: unknown) => void; onDoubleTap: (at: Point) => void },
): () => void {
  /** The gesture at the last event: each event applies the difference. */
  let last: { readonly scale: number; readonly delta: Point } | undefined
  let isSwipe = false

  function pinch({ scale, delta, center }: PinchGesture, { zoom, room, middle }: Zoomable) {
    const from = last ?? { scale, delta }
    const moved = panBy(zoom, { x: delta.x - from.delta.x, y: delta.y - from.delta.y }, room)
    // The scale starts at 1 again when a second finger is added.
    const factor = scale === 1 ? 1 : scale / from.scale
    target().zoomTo(zoomAbout(moved, factor, fromMiddle(center, middle), room))
  }

  return onPinchAndPan(
    element,
    {
      begin() {
        const zoomable = target().zoomable()
        if (!last) isSwipe = !zoomable || !isZoomed(zoomable.zoom)
        last = { delta: last?.delta ?? { x: 0, y: 0 }, scale: 1 }
      },
      change(gesture) {
        const zoomable = target().zoomable()
        if (gesture.scale !== 1) isSwipe = false
        if (isSwipe) target().drag(gesture.delta.x)
        else if (zoomable) {
          target().drag(0)
          pinch(gesture, zoomable)
        }
        last = { scale: gesture.scale, delta: gesture.delta }
      },
      end({ delta, ms, isCancelled }) {
        last = undefined
        target().drag(0)
        const by = isSwipe && !isCancelled ? swipeBy({ delta, ms, rtl: target().rtl }, target().swipe) : 0
        if (by !== 0) target().step(by, 'swipe')
      },
      doubleTap: onDoubleTap,
    },
    report,
  )
}

function followMouse(element: HTMLElement, target: () => GestureTarget): () => void {
  let pressedMs = 0
  let last: Point = { x: 0, y: 0 }
  let isSwipe = false
  return followMouseDrag(element, target().ownDrags, {
    grab(isPressed) {
      if (isPressed) pressedMs = performance.now()
      target().grab(isPressed)
    },
    begin() {
      const zoomable = target().zoomable()
      isSwipe = !zoomable || !isZoomed(zoomable.zoom)
      last = { x: 0, y: 0 }
    },
    move(delta) {
      const zoomable = target().zoomable()
      const by = { x: delta.x - last.x, y: delta.y - last.y }
      last = delta
      if (isSwipe) target().drag(delta.x)
      else if (zoomable) target().zoomTo(panBy(zoomable.zoom, by, zoomable.room))
    },
    end(delta) {
      target().drag(0)
      const ms = performance.now() - pressedMs
      const by = isSwipe ? swipeBy({ delta, ms, rtl: target().rtl }, target().swipe) : 0
      if (by !== 0) target().step(by, 'swipe')
    },
    cancel: () => target().drag(0),
  })
}

function followWheel(element: HTMLElement, target: () => GestureTarget): () => void {
  const isFirstOfMovement = createWheelSteps()
  function onWheel(wheel: WheelEvent) {
    if (!wheel.ctrlKey && isInScroller(wheel.target, element)) return
    // The page must neither scroll nor be magnified.
    wheel.preventDefault()
    const zoomable = target().zoomable()
    const meaning = readWheel(wheel, { isZoomed: zoomable !== undefined && isZoomed(zoomable.zoom) })
    if (meaning.does === 'step') {
      if (isFirstOfMovement(wheel.timeStamp, meaning.by)) target().step(meaning.by, 'wheel')
    } else if (zoomable && meaning.does === 'pan') {
      target().zoomTo(panBy(zoomable.zoom, meaning.delta, zoomable.room))
    } else if (zoomable && meaning.does === 'zoom') {
      const at = fromMiddle({ x: wheel.clientX, y: wheel.clientY }, zoomable.middle)
      target().zoomTo(zoomAbout(zoomable.zoom, meaning.factor, at, zoomable.room))
    }
  }
  return listen(element, ['wheel'], onWheel, { passive: false })
}

/** Whether the wheel scrolls a box inside of the lightbox, such as a long caption. */
function isInScroller(target: EventTarget | null, root: Element): boolean {
  if (!(target instanceof Element) || target === root) return false
  const { scrollHeight, clientHeight, parentElement } = target
  if (scrollHeight > clientHeight && /auto|scroll/.test(getComputedStyle(target).overflowY)) return true
  return isInScroller(parentElement, root)
}

const fromMiddle = (at: Point, middle: Point): Point => ({ x: at.x - middle.x, y: at.y - middle.y })

const isOwn = (clicked: EventTarget | null, selector: string) =>
  clicked instanceof Element && clicked.closest(selector) !== null
