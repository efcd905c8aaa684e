/**
 * Does what a browser may refuse by throwing, as it does with cookies and storage in a sandboxed frame, or where the
 * visitor allows none.
 * @returns what the act does; undefined where it threw
 */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
