import { useEffect } from 'react'
import type { Box } from './box'
import { isPhone } from './phone'
import { relayout } from './place'
import { isOverlay, type Place } from './search'

type Overlay = typeof import('./overlay')

let overlay: Overlay | undefined

const fetchOverlay = () =>
  import('./overlay').then((code) => {
    overlay = code
    return code
  })

// Only phones need it, and there the tap that focuses the field must find it: it comes along with this code.
if (isPhone(window)) fetchOverlay().catch(() => {})

/** Lets the box take the whole screen of a phone. */
export function useOverlay(box: Box, place: Place): void {
  const isOpen = isOverlay(place)
  // Not a layout effect: React would take the focus back to the field after it, and so open what was just closed.
  useEffect(() => {
    if (!isOpen) return undefined
    let isOver = false
    let close = () => {}
    const leave = () => box.dispatch({ type: 'uncovered' })
    const open = ({ openOverlay }: Overlay) => {
      if (isOver) return
      close = openOverlay(box, leave)
      // Results that came back with the focus were placed where the box has just been.
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
