import { vi } from 'vitest'

export interface FakeSizes {
  /**
   * The element, or all that is watched, has another size.
   * @returns how many were told
   */
  tell(element?: Element): number
  /** The watched elements, each as often as it is watched. */
  readonly watched: readonly Element[]
}

/** A `ResizeObserver` that the test drives. */
export function fakeSizes(): FakeSizes {
  const observers = new Set<{ tell(element?: Element): number; watched: Set<Element> }>()
  class FakeResizeObserver {
    readonly watched = new Set<Element>()
    readonly #callback: (entries: { target: Element }[]) => void
    constructor(callback: (entries: { target: Element }[]) => void) {
      this.#callback = callback
      observers.add(this)
    }
    observe(element: Element) {
      this.watched.add(element)
    }
    unobserve(element: Element) {
      this.watched.delete(element)
    }
    disconnect() {
      this.watched.clear()
    }
    tell(element?: Element) {
      const targets = element ? [element].filter((one) => this.watched.has(one)) : [...this.watched]
      if (targets.length === 0) return 0
      this.#callback(targets.map((target) => ({ target })))
      return 1
    }
  }
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  return {
    tell: (element) => [...observers].reduce((told, observer) => told + observer.tell(element), 0),
    get watched() {
      return [...observers].flatMap(({ watched }) => [...watched])
    },
  }
}
