import { onTestFinished, vi } from 'vitest'

interface Watch {
  readonly margin: string
  readonly elements: Set<Element>
  readonly tell: (element: Element, isIntersecting: boolean) => void
}

export interface FakeView {
  /** The element, or all that is looked at, comes into view: of those that look with this margin only, if one is named. */
  show(element?: Element, margin?: string): void
  hide(element?: Element, margin?: string): void
  /** How many elements are looked at, and by how many observers. */
  readonly watched: { readonly elements: number; readonly observers: number }
}

/** An `IntersectionObserver` that the test drives. Until then nothing is in view, as a browser reports at once. */
export function fakeView(): FakeView {
  const watches = new Set<Watch>()
  class FakeIntersectionObserver {
    readonly #watch: Watch
    constructor(
      callback: IntersectionObserverCallback,
      { rootMargin = '0px' }: IntersectionObserverInit = {},
    ) {
      const observer = this as unknown as IntersectionObserver
      this.#watch = {
        margin: rootMargin,
        elements: new Set(),
        tell(target, isIntersecting) {
          const boundingClientRect = target.getBoundingClientRect()
          const entry = { target, isIntersecting, boundingClientRect }
          callback([entry as IntersectionObserverEntry], observer)
        },
      }
      watches.add(this.#watch)
    }
    observe(element: Element) {
      this.#watch.elements.add(element)
    }
    unobserve(element: Element) {
      this.#watch.elements.delete(element)
    }
    disconnect() {
      watches.delete(this.#watch)
      this.#watch.elements.clear()
    }
  }
  const tell = (isInView: boolean) => (element?: Element, margin?: string) => {
    for (const watch of [...watches]) {
      if (margin !== undefined && watch.margin !== margin) continue
      for (const watched of [...watch.elements]) {
        if (element === undefined || element === watched) watch.tell(watched, isInView)
      }
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return {
    show: tell(true),
    hide: tell(false),
    get watched() {
      const observers = [...watches].filter(({ elements }) => elements.size > 0)
      return {
        elements: new Set(observers.flatMap((watch) => [...watch.elements])).size,
        observers: observers.length,
      }
    },
  }
}
