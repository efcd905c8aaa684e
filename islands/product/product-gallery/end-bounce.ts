import type { Scope } from '../../../src/page/scope'
import { MOVE_MS } from './markup'

/** Classes by which the theme's CSS bounces the list at its ends (contract 02 §13.2). */
const ENDS = ['leftEnd', 'rightEnd'] as const

/**
 * @returns a function that bounces the list at the end that a step leads past: it has the end's class for the
 * duration of a move
 */
export function createBounce(list: HTMLElement, scope: Scope): (by: -1 | 1) => void {
  let cancel = () => {}
  const setEnd = (end?: (typeof ENDS)[number]) => {
    for (const name of ENDS) scope.adopt.toggle(list, name, name === end)
  }
  return (by) => {
    cancel()
    setEnd(by < 0 ? 'leftEnd' : 'rightEnd')
    cancel = scope.after(MOVE_MS, setEnd)
  }
}
