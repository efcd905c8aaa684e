// Taken before a test sets a clock of its own: React's scheduler, the bodies of responses and modules are on the real one.
const { setImmediate, setTimeout } = globalThis

/** React does its work in parts, more of them on a slow machine. */
const TASKS = 10

export const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Lets promises settle, the tasks that they start, and the timers of no time that these have set. */
export async function settle(): Promise<void> {
  await tasks()
  await new Promise((resolve) => setTimeout(resolve))
  await tasks()
}

async function tasks(): Promise<void> {
  for (let task = 0; task < TASKS; task += 1) await nextTask()
}
