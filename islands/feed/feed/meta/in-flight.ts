/**
 * Lets so many things go on at once; the others wait for their turn, in the order in which they came.
 * @returns runs a job, and settles as it does
 */
export function limitInFlight(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (job) => {
    // Who ends hands its place on.
    if (running >= most) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
