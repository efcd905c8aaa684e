// Taken before a test sets a clock of its own: React's scheduler, the bodies of responses and modules are on the real one.
const { setImmediate } = globalThis

/** Lets promises settle, and the tasks that they start: all that waits for no clock. */
export async function settle(tasks = 4): Promise<void> {
  for (let task = 0; task < tasks; task++) await new Promise((resolve) => setImmediate(resolve))
}
