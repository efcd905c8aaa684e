import { useInsertionEffect, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus on when a change takes away what has it.
 * @param change another number for each change, the first of which may have come before the component
 * @param isIn whether the focus may have to move; asked before the nodes change
 */
export function useFocusMove(change: number, isIn: () => boolean, move: () => void): void {
  const latest = useRef({ change: 0, wasIn: false })
  useInsertionEffect(() => {
    latest.current = { change, wasIn: change !== latest.current.change && isIn() }
  })
  useLayoutEffect(() => {
    if (latest.current.wasIn) move()
  })
}
