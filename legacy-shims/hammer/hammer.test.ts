import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { onPinchAndPan, onSwipe } from '.'

let element: HTMLElement
let stop: () => void
const report = vi.fn()

beforeEach(() => {
  document.body.innerHTML = '<div></div>'
  element = document.body.firstElementChild as HTMLElement
})
afterEach(() => stop())

function finger(type: string, x: number, y = 0, pointerId = 1, pointerType = 'touch') {
  const init = { pointerId, pointerType, clientX: x, clientY: y, button: 0, bubbles: true, isPrimary: true }
  const event = new PointerEvent(type, init)
  const target: EventTarget = type === 'pointerdown' ? element : window
  target.dispatchEvent(event)
}

/** Until the library has arrived: what comes then is seen by it alone. */
const fetched = async () => {
  await import('hammerjs')
  await vi.dynamicImportSettled()
}

function listen() {
  const told: unknown[] = []
  const tell =
    (name: string) =>
    (delta?: { x: number; y: number }): void =>
      void told.push(delta ? [name, delta.x, delta.y] : name)
  stop = onSwipe(
    element,
    {
      begin: () => told.push('begin'),
      move: tell('move'),
      end: tell('end'),
      cancel: () => told.push('cancel'),
    },
    report,
  )
  return told
}

describe('[S36] product gallery: fingers', () => {
  test('[S36] product gallery: the first swipe counts, although the library arrives after it', async () => {
    const told = listen()
    finger('pointerdown', 200)
    finger('pointermove', 180)
    finger('pointermove', 150)
    finger('pointerup', 150)
    expect(told).toEqual([])
    await fetched()
    expect(told.at(0)).toBe('begin')
    expect(told.at(-1)).toEqual(['end', -50, 0])
  })

  test('[S36] product gallery: a swipe goes on if the library arrives in the middle of it', async () => {
    const told = listen()
    finger('pointerdown', 200)
    finger('pointermove', 180)
    await fetched()
    finger('pointermove', 100)
    expect(told.at(-1)).toEqual(['move', -100, 0])
    finger('pointerup', 100)
    expect(told.at(-1)).toEqual(['end', -100, 0])
    finger('pointerdown', 100)
    finger('pointermove', 160)
    finger('pointerup', 160)
    expect(told.at(-1)).toEqual(['end', 60, 0])
  })

  test('[S21] sliders: of two nested sliders the finger moves the inner one', async () => {
    const outer = element
    const toldOuter = listen()
    const stopOuter = stop
    element = outer.appendChild(document.createElement('div'))
    const toldInner = listen()
    const stopInner = stop
    stop = () => {
      stopInner()
      stopOuter()
    }
    for (const way of [-50, 60]) {
      finger('pointerdown', 200)
      finger('pointermove', 200 + way)
      await fetched()
      finger('pointerup', 200 + way)
      expect(toldInner.at(-1)).toEqual(['end', way, 0])
    }
    expect(toldOuter).toEqual([])
    element = outer
    finger('pointerdown', 200)
    finger('pointermove', 150)
    finger('pointerup', 150)
    expect(toldOuter.at(-1)).toEqual(['end', -50, 0])
    stopInner()
    element = outer.firstElementChild as HTMLElement
    finger('pointerdown', 200)
    finger('pointermove', 160)
    finger('pointerup', 160)
    expect(toldOuter.at(-1)).toEqual(['end', -40, 0])
  })

  test('[S36] product gallery: a vertical swipe scrolls the page', async () => {
    const told = listen()
    finger('pointerdown', 200, 200)
    finger('pointermove', 202, 100)
    finger('pointercancel', 202, 100)
    await fetched()
    expect(told).toEqual([])
    expect(element.style.touchAction).toBe('pan-y pinch-zoom')
  })

  test('[S36] product gallery: a swipe that the browser takes over is cancelled', async () => {
    const told = listen()
    finger('pointerdown', 200)
    finger('pointermove', 100)
    await fetched()
    finger('pointercancel', 100)
    expect(told.at(-1)).toBe('cancel')
  })

  test('[S36] product gallery: a mouse fetches nothing and calls no handler', async () => {
    const asked = vi.fn()
    vi.doMock('hammerjs', async (original) => {
      asked()
      return original()
    })
    onTestFinished(() => void vi.doUnmock('hammerjs'))
    const told = listen()
    finger('pointerdown', 200, 0, 1, 'mouse')
    finger('pointermove', 100, 0, 1, 'mouse')
    finger('pointerup', 100, 0, 1, 'mouse')
    await vi.dynamicImportSettled()
    expect(asked).not.toHaveBeenCalled()
    finger('pointerdown', 200)
    finger('pointerup', 200)
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await fetched()
    finger('pointerdown', 200, 0, 1, 'mouse')
    finger('pointermove', 100, 0, 1, 'mouse')
    finger('pointerup', 100, 0, 1, 'mouse')
    expect(told).toEqual([])
  })

  test('[S36] product gallery: after the end it calls no handler, and the element is restored', async () => {
    element.style.touchAction = 'pan-x'
    const told = listen()
    finger('pointerdown', 200)
    stop()
    await fetched()
    finger('pointermove', 100)
    finger('pointerup', 100)
    expect(told).toEqual([])
    expect(element.style.touchAction).toBe('pan-x')
    element.removeAttribute('style')
    listen()
    stop()
    expect(element.hasAttribute('style')).toBe(false)
    expect(report).not.toHaveBeenCalled()
  })

  test('[S36] product gallery: two fingers pinch, and one pans', async () => {
    const told: unknown[] = []
    stop = onPinchAndPan(
      element,
      {
        begin: () => told.push('begin'),
        change: ({ scale, delta }) => told.push([Math.round(scale * 10) / 10, delta.x, delta.y]),
      },
      report,
    )
    finger('pointerdown', 100, 100)
    await fetched()
    finger('pointerdown', 200, 100, 2)
    finger('pointermove', 80, 100)
    finger('pointermove', 220, 100, 2)
    finger('pointermove', 50, 100)
    finger('pointermove', 250, 100, 2)
    expect(told[0]).toBe('begin')
    expect(told.at(-1)).toEqual([2, 0, 0])
    finger('pointerup', 250, 100, 2)
    finger('pointerup', 50, 100)
    told.length = 0
    finger('pointerdown', 100, 100)
    finger('pointermove', 110, 120)
    finger('pointermove', 130, 140)
    expect(told[0]).toBe('begin')
    expect(told.at(-1)).toEqual([1, 30, 40])
    finger('pointerup', 130, 140)
  })
})

describe('[S55] lightbox: fingers', () => {
  test('[S55] lightbox: a pinch is reported from beginning to end, and so is a pan', async () => {
    const told: string[] = []
    const handlers = {
      begin: () => void told.push('begin'),
      change: ({ scale }: { scale: number }) => void told.push(`scale ${scale.toFixed(1)}`),
      end: ({ isCancelled }: { isCancelled: boolean }) => void told.push(isCancelled ? 'cancel' : 'end'),
      doubleTap: vi.fn(),
    }
    stop = onPinchAndPan(element, handlers, report)
    finger('pointerdown', 100, 0, 1)
    finger('pointerdown', 200, 0, 2)
    await fetched()
    for (const out of [20, 50]) {
      finger('pointermove', 100 - out, 0, 1)
      finger('pointermove', 200 + out, 0, 2)
    }
    expect(told).toContain('scale 2.0')
    expect(told).not.toContain('end')
    finger('pointerup', 50, 0, 1)
    finger('pointerup', 250, 0, 2)
    expect(told.filter((what) => what === 'end' || what === 'cancel')).toEqual(['end'])
    told.length = 0
    finger('pointerdown', 100, 0, 3)
    finger('pointermove', 160, 0, 3)
    finger('pointermove', 200, 0, 3)
    finger('pointercancel', 200, 0, 3)
    expect([told[0], told.at(-1)]).toEqual(['begin', 'cancel'])
    expect(handlers.doubleTap).not.toHaveBeenCalled()
  })
})
