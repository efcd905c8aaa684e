/** The global function that the trophy plugin's inline script calls after every change. */
interface Calculator {
  mm_quantity_based_pricing?: unknown
}

/**
 * Replaces the inline calculator, which would write a wrongly rounded total into the first price of the
 * document (contract 08 §3.4). The rest of its script keeps working.
 * @returns a function that restores the original; null where the page has no such script
 */
export function takeOverCalculator(
  window: Window & Calculator,
  recalculate: () => void,
): (() => void) | null {
  const original = window.mm_quantity_based_pricing
  if (typeof original !== 'function') return null
  const replacement = () => recalculate()
  window.mm_quantity_based_pricing = replacement
  return () => {
    if (window.mm_quantity_based_pricing === replacement) window.mm_quantity_based_pricing = original
  }
}
