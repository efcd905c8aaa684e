import { useInsertionEffect, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus on when a change takes away what has it.
 * @param change another number for each change
 * @param isIn whether the focus may have to move; asked before the nodes change
 */
export function useFocusMove(change: number, isIn: () => boolean, move: () => void): void {
  const latest = useRef({ change, wasIn: false })
  useInsertionEffect(() => {
    latest.current = { change, wasIn: change !== latest.current.change && isIn() }
  })
  useLayoutEffect(() => {
    if (latest.current.wasIn) move()
  })
}
