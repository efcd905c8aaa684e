import { useEffect, useState } from 'react'
import { type Adopted, useAdopted } from '../../../src/react/adopt'

/**
 * Holds a click on server nodes until their code has arrived, and then repeats it.
 * @param fetch called for a held click
 */
export function useHeldClick(nodes: Adopted, isHere: boolean, fetch: () => unknown): void {
  const [held, setHeld] = useState<HTMLElement>()
  useAdopted(nodes, isHere ? {} : { on: { click: hold } })
  // This runs after the effects of the parts, which listen by then.
  useEffect(() => {
    if (!isHere || !held) return
    setHeld(undefined)
    // The parts call `flushSync`, which does not work while React runs effects.
    queueMicrotask(() => held.click())
  }, [isHere, held])

  function hold(event: Event) {
    event.preventDefault()
    event.stopPropagation()
    if (event.target instanceof HTMLElement) setHeld(event.target)
    fetch()
  }
}
