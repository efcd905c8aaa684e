import { vi } from 'vitest'

const SLIDES = '.owl-item, .lslide, .row-slider-slide, .col-slider-slide'
/** Elements that are as wide as the list's parent by default. */
const FULL = '.flickity-viewport, .flickity-slider, .row-slider-slide, .col-slider-slide'

/**
 * A layout for DOMs without one: slides are side by side, each as wide as its inline width, and the viewport is as wide as
 * the list's inline width or else as the list's parent.
 */
export function fakeLine({ windowPx = 1300, placePx = 800 }: { windowPx?: number; placePx?: number } = {}) {
  const size = { windowPx, placePx }
  let isHidden = false
  const px = (value: string) => Number.parseFloat(value) || 0
  const isSlide = (element: Element) => element.matches(SLIDES)
  const widthOf = (element: HTMLElement) =>
    Number.parseFloat(element.style.width.replace(/.*%$/, '')) || (element.matches(FULL) ? size.placePx : 0)
  const trackOf = (element: Element) => element.parentElement
  const isRtl = () => document.documentElement.dir === 'rtl'

  function offsetLeft(this: HTMLElement) {
    const track = trackOf(this)
    if (!isSlide(this) || !track) return 0
    const before = [...track.children].filter(isSlide).indexOf(this)
    const width = widthOf(this)
    return isRtl() ? widthOf(track) - (before + 1) * width : before * width
  }
  function clientWidth(this: Element) {
    if (isHidden) return 0
    if (this === document.documentElement) return size.windowPx
    const list = this.closest<HTMLElement>('.owl-carousel')
    return (list?.contains(this) && px(list.style.width)) || size.placePx
  }
  function offsetWidth(this: HTMLElement) {
    return isHidden ? 0 : widthOf(this)
  }
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(offsetLeft as () => number)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(offsetWidth as () => number)
  const owner = Object.hasOwn(Element.prototype, 'clientWidth') ? Element.prototype : HTMLElement.prototype
  vi.spyOn(owner, 'clientWidth', 'get').mockImplementation(clientWidth as () => number)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  for (const window of [globalThis, document.defaultView]) {
    if (!window) continue
    Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: IntersectionObserver })
  }
  // Embla calls it, and needs no result.
  const { defaultView } = document
  if (defaultView && !defaultView.matchMedia)
    Object.assign(defaultView, { matchMedia: () => ({ matches: false }) })
  document.head.innerHTML =
    '<style>.carousel-items { opacity: 0 } .owl-item, .lslide { margin-left: 0px; margin-right: 0px }</style>'

  return {
    resize(changed: Partial<typeof size>) {
      Object.assign(size, changed)
      window.dispatchEvent(new Event('resize'))
    },
    hide(hidden: boolean) {
      isHidden = hidden
    },
  }
}

/** How far to the right an element has been moved, in px. */
export const movedBy = (element: HTMLElement) =>
  Number(/translate3d\((-?[\d.]+)px/.exec(element.style.transform)?.[1] ?? 0)

/** A mouse that drags. */
export function dragBy(element: Element, deltaPx: number, { release = true } = {}) {
  const fire = (type: string, x: number, target: EventTarget) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: 'mouse',
        button: 0,
        clientX: 500 + x,
        clientY: 50,
      }),
    )
  fire('pointerdown', 0, element)
  fire('pointermove', deltaPx / 2, window)
  fire('pointermove', deltaPx, window)
  if (release) fire('pointerup', deltaPx, window)
}
