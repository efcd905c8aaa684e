import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followGestures, type GestureTarget, type Zoomable } from './gestures'
import { isZoomed, NOT_ZOOMED, type Zoom } from './zoomed'

const SWIPE = { leastPx: 100, mostMs: 1000 }
const ROOM = {
  fitted: { width: 800, height: 600 },
  natural: { width: 1600, height: 1200 },
  room: { width: 1000, height: 700 },
}

let root: HTMLElement
let zoom: Zoom
let hasZoom: boolean
let rtl: boolean
let steps: string[]
let drags: number[]
let held: boolean[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<div id="root"><p id="picture">Cup</p><a id="link" href="#">Link</a><p id="text"><b>Text</b></p></div>'
  root = at('root')
  zoom = NOT_ZOOMED
  hasZoom = true
  rtl = false
  steps = []
  drags = []
  held = []
  stop = followGestures(root, targetNow, () => {})
})
afterEach(() => {
  stop()
  vi.runAllTimers()
  vi.useRealTimers()
})

function at(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no #${id}`)
  return element
}

function targetNow(): GestureTarget {
  const middle = { x: 500, y: 350 }
  return {
    rtl,
    swipe: SWIPE,
    ownDrags: 'a',
    zoomable: (): Zoomable | undefined => (hasZoom ? { zoom, room: ROOM, middle } : undefined),
    zoomTo: (to) => {
      zoom = to
    },
    drag: (x) => drags.push(x),
    step: (by, input) => steps.push(`${by} ${input}`),
    grab: (isHeld) => held.push(isHeld),
  }
}

function pointer(type: string, target: EventTarget, x: number, y = 0) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y })
  Object.defineProperty(event, 'pointerType', { value: 'mouse' })
  target.dispatchEvent(event)
}
/** Moves the mouse with its button pressed. */
function drag(by: { x: number; y?: number }, { ms = 300, on = 'picture' } = {}) {
  pointer('pointerdown', at(on), 500)
  pointer('pointermove', window, 500 + by.x / 2, (by.y ?? 0) / 2)
  vi.advanceTimersByTime(ms)
  pointer('pointermove', window, 500 + by.x, by.y)
  pointer('pointerup', window, 500 + by.x, by.y)
}
function wheel(init: WheelEventInit, on = 'picture') {
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init })
  // happy-dom leaves these out of what a wheel event is made of.
  for (const name of ['ctrlKey', 'deltaY'] as const) {
    Object.defineProperty(event, name, { value: init[name] ?? event[name] })
  }
  at(on).dispatchEvent(event)
  return event.defaultPrevented
}

describe('[S55] lightbox: the mouse', () => {
  test('[S55] lightbox: a drag to the left steps forward, one to the right back, and the picture moves along', () => {
    drag({ x: -101 })
    expect([steps, drags, held]).toEqual([['1 swipe'], [-50.5, -101, 0], [true, false]])
    drag({ x: 101 })
    expect(steps).toEqual(['1 swipe', '-1 swipe'])
    rtl = true
    drag({ x: -101 })
    expect(steps.at(-1)).toBe('-1 swipe')
  })

  test.each([
    ['of 100 px', { x: -100 }, {}],
    ['that takes a second', { x: -300 }, { ms: 1000 }],
    ['that goes up more than aside', { x: -150, y: 200 }, {}],
    ['of what has drags of its own', { x: -300 }, { on: 'link' }],
  ])('[S55] lightbox: a drag %s leads nowhere', (_, by, how) => {
    drag(by, how)
    expect(steps).toEqual([])
    expect(drags.at(-1) ?? 0).toBe(0)
  })

  test('[S55] lightbox: a double click enlarges at its place; then a drag pans the picture', () => {
    pointer('dblclick', at('link'), 600, 350)
    expect(zoom).toBe(NOT_ZOOMED)
    pointer('dblclick', at('picture'), 600, 350)
    expect(zoom).toEqual({ scale: 2, x: -100, y: 0 })
    drag({ x: -150, y: 40 })
    expect([steps, zoom]).toEqual([[], { scale: 2, x: -250, y: 40 }])
    pointer('dblclick', at('picture'), 600, 350)
    expect(isZoomed(zoom)).toBe(false)
  })
})

describe('[S55] lightbox: the wheel', () => {
  test('[S55] lightbox: the wheel steps, and never scrolls the page behind', () => {
    expect(wheel({ deltaY: 100 })).toBe(true)
    expect(steps).toEqual(['1 wheel'])
  })

  test('[S55] lightbox: with Ctrl the wheel zooms what can be enlarged', () => {
    expect(wheel({ deltaY: -200, ctrlKey: true })).toBe(true)
    expect(zoom.scale).toBeCloseTo(Math.exp(0.5))
    zoom = NOT_ZOOMED
    hasZoom = false
    expect(wheel({ deltaY: -200, ctrlKey: true })).toBe(true)
    expect([zoom, steps]).toEqual([NOT_ZOOMED, []])
  })

  test('[S55] lightbox: a text longer than its box scrolls, one that fits does not', () => {
    const text = at('text')
    text.style.overflowY = 'auto'
    Object.defineProperty(text, 'clientHeight', { value: 100 })
    text.firstElementChild?.setAttribute('id', 'word')
    expect(wheel({ deltaY: 100 }, 'word')).toBe(true)
    steps = []
    Object.defineProperty(text, 'scrollHeight', { value: 300 })
    expect([wheel({ deltaY: -100 }, 'word'), steps]).toEqual([false, []])
    expect(wheel({ deltaY: -100, ctrlKey: true }, 'word')).toBe(true)
  })
})

test('[X11] lightbox: stopping removes all listeners', () => {
  stop()
  drag({ x: -300 })
  pointer('dblclick', at('picture'), 600)
  expect([wheel({ deltaY: 100 }), steps, zoom, root.getAttribute('style') ?? '']).toEqual([
    false,
    [],
    NOT_ZOOMED,
    '',
  ])
})
