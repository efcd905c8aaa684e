import type { Problem } from './problem'

/**
 * Has the island's own reader read the markup: what it throws is what the island would report.
 * @returns a problem, or none
 */
export function tryRead(read: () => unknown, element: Element): Problem[] {
  try {
    read()
    return []
  } catch (cause) {
    return [{ kind: 'markup', message: cause instanceof Error ? cause.message : String(cause), element }]
  }
}
