/**
 * Limits how many jobs run at once. The others wait in a queue.
 * @returns a function that runs a job, and settles as the job does
 */
export function limitConcurrency(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (job) => {
    // A job that ends starts the next one.
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
