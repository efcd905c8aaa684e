/** Reports an error that the page has survived. */
export type ReportError = (cause: unknown) => void

/** A global symbol, because the entry and the islands' files have no modules in common. */
const CURRENT = Symbol.for('laurel:report')

const current = (): ReportError | undefined => Reflect.get(globalThis, CURRENT)

/** Runs an island's code: errors of listeners that are added meanwhile are reported in the island's name. */
export function onBehalfOf<T>(report: ReportError, run: () => T): T {
  const before = current()
  Reflect.set(globalThis, CURRENT, report)
  try {
    return run()
  } finally {
    Reflect.set(globalThis, CURRENT, before)
  }
}

/**
 * Wraps a listener so that its errors are reported in the island's name and do not reach other code.
 * @param report default: that of the island whose code is running; outside of islands the listener is not wrapped
 */
export function reported<A extends readonly unknown[]>(
  listener: (...args: A) => void,
  report: ReportError | undefined = current(),
): (...args: A) => void {
  if (!report) return listener
  return (...args) => {
    try {
      onBehalfOf(report, () => listener(...args))
    } catch (cause) {
      report(cause)
    }
  }
}
