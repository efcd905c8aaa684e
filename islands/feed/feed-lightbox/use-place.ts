import { useEventValue } from '../../../src/react/use-event-value'

const MOVES = ['resize', 'scroll']

/** The lightbox's position on the page. It follows the scroll position, which also changes when a phone is turned. */
export function usePlace(window: Window, topPx: number): { readonly top: number; readonly left: number } {
  const top = useEventValue(window, MOVES, () => window.scrollY)
  const left = useEventValue(window, MOVES, () => window.scrollX)
  return { top: top + topPx, left }
}
