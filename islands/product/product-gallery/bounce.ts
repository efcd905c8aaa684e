import type { Scope } from '../../../src/page/scope'
import type { End } from './position'
import { MOVE_MS } from './slider'

const ENDS: readonly End[] = ['leftEnd', 'rightEnd']

/** The list bounces at its ends, by a class that it has for a moment (contract 02 §13.2). */
export function createBounce(list: HTMLElement, scope: Scope) {
  let cancel = () => {}
  const mark = (end?: End) => {
    for (const name of ENDS) scope.adopt.toggle(list, name, name === end)
  }
  return {
    against(end: End) {
      cancel()
      mark(end)
      cancel = scope.after(MOVE_MS, mark)
    },
  }
}
