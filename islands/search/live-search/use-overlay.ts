import { useEffect } from 'react'
import type { Box } from './box'
import { relayout } from './relayout'
import { isOverlay, type Place } from './search'

type Overlay = typeof import('./overlay')

let overlay: Overlay | undefined

export async function fetchOverlay(): Promise<Overlay> {
  overlay = await import('./overlay')
  return overlay
}

/** Opens and closes the full-screen overlay. */
export function useOverlay(box: Box, place: Place): void {
  const isOpen = isOverlay(place)
  // Not a layout effect: React would restore the focus to the field after it, and open the overlay again.
  useEffect(() => {
    if (!isOpen) return undefined
    let isOver = false
    let close = () => {}
    const leave = () => box.dispatch({ type: 'uncovered' })
    const open = ({ openOverlay }: Overlay) => {
      if (isOver) return
      close = openOverlay(box, leave)
      // Results that are shown by the focus were placed at the box's old position.
      relayout(box)
    }
    if (overlay) open(overlay)
    else {
      fetchOverlay().then(open, (cause) => {
        box.page.report(cause, 'load')
        leave()
      })
    }
    return () => {
      isOver = true
      close()
    }
  }, [box, isOpen])
}
