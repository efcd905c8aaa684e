import { vi } from 'vitest'

/** In px from the window's upper left corner, before any scrolling. */
interface Box {
  readonly left?: number
  readonly top?: number
  readonly width?: number
  readonly height?: number
}

const FRAME_MS = 17

/**
 * A window in which each element has the box of the last selector that it matches; other elements have an empty box at
 * the left edge. Needs fake timers.
 */
export function stage(boxes: Readonly<Record<string, Box>>, { width = 1440, height = 800 } = {}) {
  const known = new Map(Object.entries(boxes))
  const hidden = new Set<string>()
  let pageWidth = width
  function boxOf(element: Element) {
    const found = [...known].filter(([selector]) => element.matches(selector)).at(-1)?.[1] ?? {}
    return { left: 0, top: 0, width: 0, height: 0, ...found }
  }
  const isHidden = (element: Element) => [...hidden].some((selector) => element.matches(selector))
  const sizeOf = (side: 'width' | 'height') =>
    function (this: Element) {
      if (this !== document.documentElement) return boxOf(this)[side]
      return side === 'width' ? pageWidth : height
    }
  const clients = Object.hasOwn(Element.prototype, 'clientWidth') ? Element.prototype : HTMLElement.prototype
  vi.spyOn(clients, 'clientWidth', 'get').mockImplementation(sizeOf('width') as () => number)
  vi.spyOn(clients, 'clientHeight', 'get').mockImplementation(sizeOf('height') as () => number)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(sizeOf('width') as () => number)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(sizeOf('height') as () => number)
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (isHidden(this) ? [] : [{}]) as unknown as DOMRectList
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { left, top, ...size } = boxOf(this)
    const y = top - window.scrollY
    const right = left + size.width
    return { x: left, y, left, right, top: y, bottom: y + size.height, ...size } as DOMRect
  })
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
  vi.stubGlobal('scrollY', 0)
  const frame = () => void vi.advanceTimersByTime(FRAME_MS)

  return {
    frame,
    place(selector: string, box: Box) {
      known.delete(selector)
      known.set(selector, box)
    },
    hide: (selector: string) => void hidden.add(selector),
    show: (selector: string) => void hidden.delete(selector),
    /** Narrows the page but not the window, as a scroll bar does. */
    narrow(next: number) {
      pageWidth = next
    },
    resize(next: number, nextHeight = height) {
      pageWidth = next
      vi.stubGlobal('innerWidth', next)
      vi.stubGlobal('innerHeight', nextHeight)
      window.dispatchEvent(new Event('resize'))
      frame()
    },
    scroll(y: number) {
      vi.stubGlobal('scrollY', y)
      window.dispatchEvent(new Event('scroll'))
      frame()
    },
  }
}
