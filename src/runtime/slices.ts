/** For so long one follows the other; then whatever else the page has to do has its turn. */
const SLICE_MS = 8

/** Does small pieces of work one after the other, with pauses. @returns call it with each piece; none may throw */
export function createSlices({ performance }: Window): (work: () => void) => void {
  const waiting: (() => void)[] = []
  let isRunning = false

  async function run() {
    isRunning = true
    let since = performance.now()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      next()
      if (performance.now() - since < SLICE_MS) continue
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
    isRunning = false
  }

  return (work) => {
    waiting.push(work)
    if (!isRunning) void run()
  }
}
