import { onPinchAndPan, type PinchGesture } from '../../../legacy-shims/hammer'
import { listen } from '../../dom/listen'
import { followMouseDrag } from '../../slides/mouse-drag'
import type { Point } from './item'
import type { Way } from './step'
import { type SwipeRule, swipeBy } from './swipe'
import { createWheelSteps, readWheel } from './wheel'
import { panBy, toggleZoom, type ZoomRoom, zoomAbout } from './zoom'
import { isZoomed, type Zoom } from './zoomed'

/** What can be enlarged, as it is at this moment. */
export interface Zoomable {
  readonly zoom: Zoom
  readonly room: ZoomRoom
  /** Of the picture as long as it is not moved, in the window. */
  readonly middle: Point
}

/** What hands do to a lightbox. */
export interface GestureTarget {
  readonly rtl: boolean
  readonly swipe: SwipeRule
  /** What works differently under a finger or mouse, as a selector: buttons, links, players. */
  readonly ownDrags: string
  /** Undefined while there is nothing to enlarge. */
  zoomable(): Zoomable | undefined
  zoomTo(zoom: Zoom): void
  /** What is shown comes along with the hand; 0 puts it back. */
  drag(deltaX: number): void
  step(by: -1 | 1, way: Way): void
  /** A hand has hold of it, or no longer. */
  grab(isHeld: boolean): void
}

/** A finger's two taps come as a double click, too. */
const AFTER_TAP_MS = 700

/**
 * Fingers, mouse and wheel over a lightbox: swiping, pinching, two taps, dragging about, stepping.
 * @param target as it is at that moment
 * @param report told when the gesture library does not come
 * @returns the end
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
    if (timeStamp - lastTap < AFTER_TAP_MS || isOwn(clicked, target().ownDrags)) return
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
  /** Where the gesture was when it was last heard of: zoom and place follow by what has changed since. */
  let last: { readonly scale: number; readonly delta: Point } | undefined
  let swipes = false

  function pull({ scale, delta, center }: PinchGesture, { zoom, room, middle }: Zoomable) {
    const from = last ?? { scale, delta }
    const moved = panBy(zoom, { x: delta.x - from.delta.x, y: delta.y - from.delta.y }, room)
    // A second finger begins at 1 again.
    const factor = scale === 1 ? 1 : scale / from.scale
    target().zoomTo(zoomAbout(moved, factor, fromMiddle(center, middle), room))
  }

  return onPinchAndPan(
    element,
    {
      begin() {
        const zoomable = target().zoomable()
        if (!last) swipes = !zoomable || !isZoomed(zoomable.zoom)
        last = { delta: last?.delta ?? { x: 0, y: 0 }, scale: 1 }
      },
      change(gesture) {
        const zoomable = target().zoomable()
        if (gesture.scale !== 1) swipes = false
        if (swipes) target().drag(gesture.delta.x)
        else if (zoomable) {
          target().drag(0)
          pull(gesture, zoomable)
        }
        last = { scale: gesture.scale, delta: gesture.delta }
      },
      end({ delta, ms, isCancelled }) {
        last = undefined
        target().drag(0)
        const by = swipes && !isCancelled ? swipeBy({ delta, ms, rtl: target().rtl }, target().swipe) : 0
        if (by !== 0) target().step(by, 'swipe')
      },
      doubleTap: onDoubleTap,
    },
    report,
  )
}

function followMouse(element: HTMLElement, target: () => GestureTarget): () => void {
  let begun = 0
  let last: Point = { x: 0, y: 0 }
  let swipes = false
  return followMouseDrag(element, target().ownDrags, {
    grab(isHeld) {
      if (isHeld) begun = performance.now()
      target().grab(isHeld)
    },
    begin() {
      const zoomable = target().zoomable()
      swipes = !zoomable || !isZoomed(zoomable.zoom)
      last = { x: 0, y: 0 }
    },
    move(delta) {
      const zoomable = target().zoomable()
      const by = { x: delta.x - last.x, y: delta.y - last.y }
      last = delta
      if (swipes) target().drag(delta.x)
      else if (zoomable) target().zoomTo(panBy(zoomable.zoom, by, zoomable.room))
    },
    end(delta) {
      target().drag(0)
      const ms = performance.now() - begun
      const by = swipes ? swipeBy({ delta, ms, rtl: target().rtl }, target().swipe) : 0
      if (by !== 0) target().step(by, 'swipe')
    },
    cancel: () => target().drag(0),
  })
}

function followWheel(element: HTMLElement, target: () => GestureTarget): () => void {
  const begins = createWheelSteps()
  function onWheel(wheel: WheelEvent) {
    if (!wheel.ctrlKey && isInScroller(wheel.target, element)) return
    // Neither does the page scroll under it, nor does the browser magnify all of it.
    wheel.preventDefault()
    const zoomable = target().zoomable()
    const meaning = readWheel(wheel, { isZoomed: zoomable !== undefined && isZoomed(zoomable.zoom) })
    if (meaning.does === 'step') {
      if (begins(wheel.timeStamp, meaning.by)) target().step(meaning.by, 'wheel')
    } else if (zoomable && meaning.does === 'pan') {
      target().zoomTo(panBy(zoomable.zoom, meaning.delta, zoomable.room))
    } else if (zoomable && meaning.does === 'zoom') {
      const at = fromMiddle({ x: wheel.clientX, y: wheel.clientY }, zoomable.middle)
      target().zoomTo(zoomAbout(zoomable.zoom, meaning.factor, at, zoomable.room))
    }
  }
  return listen(element, ['wheel'], onWheel, { passive: false })
}

/** A text that is longer than its box is read by the wheel. */
function isInScroller(target: EventTarget | null, root: Element): boolean {
  if (!(target instanceof Element) || target === root) return false
  const { scrollHeight, clientHeight, parentElement } = target
  if (scrollHeight > clientHeight && /auto|scroll/.test(getComputedStyle(target).overflowY)) return true
  return isInScroller(parentElement, root)
}

const fromMiddle = (at: Point, middle: Point): Point => ({ x: at.x - middle.x, y: at.y - middle.y })

const isOwn = (clicked: EventTarget | null, selector: string) =>
  clicked instanceof Element && clicked.closest(selector) !== null
