/** From this time on, an item that is scrolled into view is shown at once. */
const DELAY_MS = 1000

/**
 * Calls back with items that are out of view at first and are scrolled into view later.
 * @returns a function that stops it
 */
export function onScrolledIntoView(items: readonly Element[], callback: (item: Element) => void): () => void {
  /** The items of the observer's first report, which comes at once whether they are in view or not. */
  const reported = new Set<Element>()
  /** The items that were scrolled into view before the delay was over. */
  const early = new Set<Element>()
  let isDelayOver = false
  const timer = setTimeout(() => {
    isDelayOver = true
    early.forEach(callback)
  }, DELAY_MS)
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const isFirst = !reported.has(target)
      reported.add(target)
      if (isFirst || !isIntersecting) continue
      if (isDelayOver) callback(target)
      else early.add(target)
    }
  })
  for (const item of items) observer.observe(item)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
