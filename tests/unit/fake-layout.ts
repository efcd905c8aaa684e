import { vi } from 'vitest'

/** Where an element lies; px, from the document's top. What has no box is not shown. */
export interface Box {
  readonly top?: number
  readonly height?: number
  readonly width?: number
  readonly left?: number
}

const FRAME_MS = 17

/**
 * Neither DOM has a layout: here each element has the box of the last selector that it matches. Inline `min-height` and
 * `height` make it another height. Wants fake timers.
 */
export function fakeLayout(
  boxes: Readonly<Record<string, Box>>,
  { viewportHeight = 900, documentHeight = 5000 } = {},
) {
  const known = new Map(Object.entries(boxes))
  function boxOf(element: Element) {
    const found = [...known].filter(([selector]) => element.matches(selector)).at(-1)?.[1]
    if (!found || !(element instanceof HTMLElement)) return undefined
    const px = (value: string) => Number.parseFloat(value) || 0
    const height = Math.max(px(element.style.height) || (found.height ?? 0), px(element.style.minHeight))
    return { top: found.top ?? 0, left: found.left ?? 0, height, width: found.width ?? 0 }
  }
  const number = (name: 'height' | 'width') =>
    function (this: HTMLElement) {
      return boxOf(this)?.[name] ?? 0
    }
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(number('height'))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(number('width'))
  // One of the DOMs has these at elements, the other at HTML elements.
  const owner = Object.hasOwn(Element.prototype, 'clientWidth') ? Element.prototype : HTMLElement.prototype
  vi.spyOn(owner, 'clientWidth', 'get').mockImplementation(number('width') as () => number)
  vi.spyOn(owner, 'scrollHeight', 'get').mockReturnValue(documentHeight)
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (boxOf(this) ? [{}] : []) as unknown as DOMRectList
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, left, height, width } = boxOf(this) ?? { top: 0, left: 0, height: 0, width: 0 }
    const y = top - window.scrollY
    return { x: left, y, left, right: left + width, top: y, bottom: y + height, height, width } as DOMRect
  })
  vi.stubGlobal('innerHeight', viewportHeight)
  vi.stubGlobal('scrollY', 0)

  return {
    /** Gives an element another box. */
    place(selector: string, box: Box) {
      known.delete(selector)
      known.set(selector, box)
    },
    remove: (selector: string) => void known.delete(selector),
    /** Scrolls, and lets the frame pass. */
    scroll(y: number) {
      vi.stubGlobal('scrollY', y)
      window.dispatchEvent(new Event('scroll'))
      vi.advanceTimersByTime(FRAME_MS)
    },
    resize(width: number) {
      vi.stubGlobal('innerWidth', width)
      window.dispatchEvent(new Event('resize'))
      vi.advanceTimersByTime(FRAME_MS)
    },
    frame: () => void vi.advanceTimersByTime(FRAME_MS),
  }
}
