import { reported } from './reporting'

/**
 * Calls back when one of these elements has another size. Without `ResizeObserver` there is no call.
 * @returns a function that stops it
 */
export function observeSizes(elements: readonly (Element | null)[], callback: () => void): () => void {
  if (typeof ResizeObserver !== 'function') return () => {}
  const observer = new ResizeObserver(reported(() => callback()))
  for (const element of elements) if (element) observer.observe(element)
  return () => observer.disconnect()
}
