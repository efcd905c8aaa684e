/** What the trophy plugin's inline script calls, by this name, after every change. */
interface Calculator {
  mm_quantity_based_pricing?: unknown
}

/**
 * Takes the place of the inline calculator, which would write a wrongly rounded total into the first price of the
 * document (contract 08 §3.4). All else that its script does goes on.
 * @returns the way back; null where the page has no such script
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
