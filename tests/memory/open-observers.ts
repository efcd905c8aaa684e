const OBSERVERS = ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'] as const

interface Observer {
  observe(target: Node, options?: unknown): void
  unobserve?(target: Node): void
  disconnect(): void
}

/**
 * Counts what observers look at.
 * @returns the figures of the moment
 */
export function watchObservers(window: Window & typeof globalThis): () => Record<string, number> {
  const open = OBSERVERS.map((name) => [name, watch(window[name].prototype)] as const)
  return () => Object.fromEntries(open.map(([name, count]) => [name, count()]))
}

/** Counts by number, never by element: what is counted may not be kept alive by it. */
function watch(prototype: Observer) {
  const seen = new WeakMap<Observer, WeakSet<Node>>()
  const counts = new WeakMap<Observer, number>()
  let open = 0
  const add = (observer: Observer, change: number) => {
    open += change
    counts.set(observer, (counts.get(observer) ?? 0) + change)
  }
  const { observe, unobserve, disconnect } = prototype
  prototype.observe = function (target, options) {
    const known = seen.get(this) ?? new WeakSet()
    seen.set(this, known)
    if (!known.has(target)) add(this, 1)
    known.add(target)
    observe.call(this, target, options)
  }
  if (unobserve) {
    prototype.unobserve = function (target) {
      if (seen.get(this)?.delete(target)) add(this, -1)
      unobserve.call(this, target)
    }
  }
  prototype.disconnect = function () {
    add(this, -(counts.get(this) ?? 0))
    seen.delete(this)
    disconnect.call(this)
  }
  return () => open
}
