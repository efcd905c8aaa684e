/** jsdom has no layout: every observed element counts as in view, which is reported in a later task. */
export class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = '0px'
  readonly scrollMargin = '0px'
  readonly thresholds = [0]
  readonly #callback: IntersectionObserverCallback
  readonly #observed = new Set<Element>()
  readonly #pending = new Set<Element>()

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }

  observe(target: Element): void {
    if (this.#observed.has(target)) return
    this.#observed.add(target)
    this.#pending.add(target)
    if (this.#pending.size === 1) setTimeout(() => this.#report())
  }

  unobserve(target: Element): void {
    this.#observed.delete(target)
    this.#pending.delete(target)
  }

  disconnect(): void {
    this.#observed.clear()
    this.#pending.clear()
  }

  takeRecords(): IntersectionObserverEntry[] {
    const entries = [...this.#pending].map(entryOf)
    this.#pending.clear()
    return entries
  }

  #report() {
    const entries = this.takeRecords()
    if (entries.length > 0) this.#callback(entries, this)
  }
}

function entryOf(target: Element): IntersectionObserverEntry {
  // A form's field may have the method's name.
  const box = Element.prototype.getBoundingClientRect.call(target)
  return {
    target,
    isIntersecting: target.isConnected,
    intersectionRatio: target.isConnected ? 1 : 0,
    boundingClientRect: box,
    intersectionRect: box,
    rootBounds: null,
    time: performance.now(),
  }
}
