import { observeSizes } from '../dom/observe-sizes'
import type { Scope } from '../page/scope'
import type { Line } from './line'
import { isInView, stopAfter } from './state'

interface InViewHandlers {
  /** The keyboard has moved the focus to this element. */
  onFocus(target: Element): void
  /** The browser has scrolled the viewport by this distance, which is undone. */
  onScroll(px: number): void
}

/**
 * A browser scrolls a slider's viewport to the focus, to an address's target and to a word of its search. The slider
 * undoes that and moves to the slide itself.
 */
function keepInView(
  viewport: HTMLElement,
  { listen, after }: Scope,
  { onFocus, onScroll }: InViewHandlers,
): void {
  let isPressed = false
  // An element that is pressed is in view.
  listen(viewport, 'pointerdown', () => {
    isPressed = true
    after(0, () => {
      isPressed = false
    })
  })
  listen(viewport, 'focusin', ({ target }) => {
    if (!isPressed && target instanceof Element) onFocus(target)
  })
  listen(viewport, 'scroll', () => {
    // It is negative on pages that are written from right to left.
    const px = Math.abs(viewport.scrollLeft)
    if (px === 0) return
    viewport.scrollLeft = 0
    onScroll(px)
  })
}

interface LineInView {
  readonly viewport: HTMLElement
  readonly line: Line
  readonly slides: () => readonly HTMLElement[]
  /** How many slides are wholly in view. */
  readonly perView: () => number
  /** Moves at once. */
  readonly jump: (index: number) => void
}

/** Shows the slide of a line that gets the focus, or that the browser has scrolled to. */
export function keepLineInView(scope: Scope, options: LineInView): void {
  const { viewport, line, slides, perView, jump } = options
  keepInView(viewport, scope, {
    onFocus(target) {
      const index = slides().findIndex((slide) => slide.contains(target))
      const current = line.index()
      if (index < 0 || isInView(index, { current, count: slides().length, perView: perView() })) return
      jump(index < current ? index : index - perView() + 1)
    },
    onScroll(px) {
      if (line.loops()) return
      const [from, slide] = [line.offset(), viewport.clientWidth / perView()]
      jump(stopAfter({ stops: line.stops(), from, to: from + px, slide }))
    },
  })
}

interface SizeHandlers {
  /** The length that the layout depends on, beside the window's width. */
  length(): number
  /** That length or the window's width has changed. */
  onLength(): void
  /** Only the size of a content has changed. */
  onContent?(): void
}

/** Watches the sizes of a frame and its contents. */
export function watchSize(
  { window, listen, frame, add }: Scope,
  elements: readonly HTMLElement[],
  { length, onLength, onContent = () => {} }: SizeHandlers,
): void {
  let known = [length(), window.innerWidth]
  let cancel = () => {}
  function look() {
    const now = [length(), window.innerWidth]
    if (now.join() === known.join()) return onContent()
    known = now
    onLength()
  }
  /** Waits for a frame: a layout inside a ResizeObserver's callback would call it again. */
  function lookSoon() {
    cancel()
    cancel = frame(look)
  }
  listen(window, 'resize', lookSoon)
  add(observeSizes(elements, lookSoon))
}
