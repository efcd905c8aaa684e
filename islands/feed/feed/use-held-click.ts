import { useEffect, useState } from 'react'
import { type Adopted, useAdopted } from '../../../src/react/adopt'

/**
 * Holds a click on server nodes until their code is here, and then clicks again.
 * @param fetch called at a click that is held
 */
export function useHeldClick(nodes: Adopted, isHere: boolean, fetch: () => unknown): void {
  const [held, setHeld] = useState<HTMLElement>()
  useAdopted(nodes, isHere ? {} : { on: { click: hold } })
  // After the effects of the parts, which listen by then.
  useEffect(() => {
    if (!isHere || !held) return
    setHeld(undefined)
    // Not while React is at work, which the parts ask to draw at once.
    queueMicrotask(() => held.click())
  }, [isHere, held])

  function hold(event: Event) {
    event.preventDefault()
    event.stopPropagation()
    if (event.target instanceof HTMLElement) setHeld(event.target)
    fetch()
  }
}
