import { nextTask } from './next-task'

/** After this time the queue yields to the page's other work. */
const SLICE_MS = 8

/**
 * Runs small pieces of work in time slices.
 * @returns a function that queues one piece, which must not throw
 */
export function createSlices(window: Window): (work: () => void) => void {
  const { performance } = window
  const waiting: (() => void)[] = []
  let isRunning = false

  async function run() {
    isRunning = true
    let since = performance.now()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      next()
      if (performance.now() - since < SLICE_MS) continue
      await nextTask(window)
      since = performance.now()
    }
    isRunning = false
  }

  return (work) => {
    waiting.push(work)
    if (!isRunning) void run()
  }
}
