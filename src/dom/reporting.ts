/** Told of an error that the page has survived. */
export type Tell = (cause: unknown) => void

/** By a name that the entry and the islands' files agree on, which share no modules. */
const CURRENT = Symbol.for('laurel:report')

const current = (): Tell | undefined => Reflect.get(globalThis, CURRENT)

/** Runs an island's code: what it listens to meanwhile is its own, and so are the errors of those listeners. */
export function onBehalfOf<T>(tell: Tell, run: () => T): T {
  const before = current()
  Reflect.set(globalThis, CURRENT, tell)
  try {
    return run()
  } finally {
    Reflect.set(globalThis, CURRENT, before)
  }
}

/**
 * A listener of an island's: what it throws is told in the island's name, and stops nobody else.
 * @param tell by default that of the island whose code is running; outside any island's code nobody is told
 */
export function reported<A extends readonly unknown[]>(
  listener: (...args: A) => void,
  tell: Tell | undefined = current(),
): (...args: A) => void {
  if (!tell) return listener
  return (...args) => {
    try {
      onBehalfOf(tell, () => listener(...args))
    } catch (cause) {
      tell(cause)
    }
  }
}
