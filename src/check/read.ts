import type { Problem } from './problem'

/** Runs the island's own reader of the markup. @returns its error as a problem, or none */
export function tryRead(read: () => unknown, element: Element): Problem[] {
  try {
    read()
    return []
  } catch (cause) {
    return [{ kind: 'markup', message: cause instanceof Error ? cause.message : String(cause), element }]
  }
}
