/** After the first answer, and after each write but the last (contract 05 §5.2, spec feed §9). */
const FIRST_MS = 500
const AGAIN_MS = 3000
const TIMES = 3

export interface LaterWrites {
  /** There is something new: it is written soon, by writes that are still to come or by new ones. */
  request(): void
  stop(): void
}

/** Writes what has come together: 500, 3500 and 6500 ms after the first of it. */
export function writeLater(write: () => void): LaterWrites {
  let timer: ReturnType<typeof setTimeout> | undefined
  function plan(left: number, ms: number) {
    timer = setTimeout(() => {
      timer = undefined
      if (left > 1) plan(left - 1, AGAIN_MS)
      write()
    }, ms)
  }
  return {
    request() {
      if (timer === undefined) plan(TIMES, FIRST_MS)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
