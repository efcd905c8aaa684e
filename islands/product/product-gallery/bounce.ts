import type { Adoption } from '../../../src/dom/adoption'
import type { End } from './position'
import { MOVE_MS } from './slider'

const ENDS: readonly End[] = ['leftEnd', 'rightEnd']

/** The list bounces at its ends, by a class that it has for a moment (contract 02 §13.2). */
export function createBounce(list: HTMLElement, adopted: Adoption) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const mark = (end?: End) => {
    for (const name of ENDS) adopted.toggle(list, name, name === end)
  }
  return {
    against(end: End) {
      clearTimeout(timer)
      mark(end)
      timer = setTimeout(mark, MOVE_MS)
    },
    end: () => clearTimeout(timer),
  }
}
