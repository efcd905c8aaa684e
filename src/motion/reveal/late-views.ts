/** So long after its list has come into view, nobody who comes to an item is kept waiting for its turn. */
const PATIENCE_MS = 1000

/**
 * Calls back with items that were out of view when it begins and come into it later, by fast scrolling.
 * @returns the way to stop
 */
export function onLateViews(items: readonly Element[], callback: (item: Element) => void): () => void {
  /** The observer tells of each at once, in view or not. */
  const seen = new Set<Element>()
  const early = new Set<Element>()
  let isPatient = true
  const timer = setTimeout(() => {
    isPatient = false
    early.forEach(callback)
  }, PATIENCE_MS)
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const isFirst = !seen.has(target)
      seen.add(target)
      if (isFirst || !isIntersecting) continue
      if (isPatient) early.add(target)
      else callback(target)
    }
  })
  for (const item of items) observer.observe(item)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
