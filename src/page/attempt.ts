/**
 * Calls a function that a browser may let throw, as cookies and storage do in a sandboxed frame or when the visitor blocks
 * them.
 * @returns its result; undefined if it threw
 */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
