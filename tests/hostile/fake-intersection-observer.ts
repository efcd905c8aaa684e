/** jsdom lays nothing out: all that is watched is in view, and the browser says so a turn later. */
export class InView implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = '0px'
  readonly scrollMargin = '0px'
  readonly thresholds = [0]
  readonly #tell: IntersectionObserverCallback
  readonly #watched = new Set<Element>()
  readonly #pending = new Set<Element>()

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }

  observe(target: Element): void {
    if (this.#watched.has(target)) return
    this.#watched.add(target)
    this.#pending.add(target)
    if (this.#pending.size === 1) setTimeout(() => this.#tellAll())
  }

  unobserve(target: Element): void {
    this.#watched.delete(target)
    this.#pending.delete(target)
  }

  disconnect(): void {
    this.#watched.clear()
    this.#pending.clear()
  }

  takeRecords(): IntersectionObserverEntry[] {
    const entries = [...this.#pending].map(entryOf)
    this.#pending.clear()
    return entries
  }

  #tellAll() {
    const entries = this.takeRecords()
    if (entries.length > 0) this.#tell(entries, this)
  }
}

function entryOf(target: Element): IntersectionObserverEntry {
  const box = target.getBoundingClientRect()
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
