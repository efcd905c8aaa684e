import type { Scope } from '../../../../src/page/scope'

/** After the first answer, and after each write but the last (contract 05 §5.2, spec feed and page builder §9). */
const FIRST_MS = 500
const AGAIN_MS = 3000
const TIMES = 3

/**
 * Writes what has come together: 500, 3500 and 6500 ms after the first of it.
 * @returns says that there is something new: it is written soon, by writes that are still to come or by new ones
 */
export function writeLater({ after }: Scope, write: () => void): () => void {
  let isPlanned = false
  function plan(left: number, ms: number) {
    isPlanned = true
    after(ms, () => {
      isPlanned = false
      if (left > 1) plan(left - 1, AGAIN_MS)
      write()
    })
  }
  return () => {
    if (!isPlanned) plan(TIMES, FIRST_MS)
  }
}
