import type { Scope } from '../../../../src/page/scope'

/** The delays after the first answer and between the writes (contract 05 §5.2, spec feed and page builder §9). */
const FIRST_MS = 500
const AGAIN_MS = 3000
const TIMES = 3

/**
 * Batches writes: they run 500, 3500 and 6500 ms after the first request.
 * @returns a function that requests a write; a request during these writes is part of them, a later one
 * starts new ones
 */
export function batchWrites({ after }: Scope, write: () => void): () => void {
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
