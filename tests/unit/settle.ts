// Taken before a test sets a clock of its own: React's scheduler, the bodies of responses and modules are on the real one.
const { setImmediate, setTimeout } = globalThis

export const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Lets promises settle, the tasks that they start, and the timers of no time that these have set. */
export async function settle(tasks = 4): Promise<void> {
  for (let task = 0; task < tasks; task++) await nextTask()
  await new Promise((resolve) => setTimeout(resolve))
}
