/** The little of Vite's that the tests use. */
interface ImportMeta {
  /** Which modules there are, each to be loaded by a call. */
  glob(patterns: readonly string[]): Record<string, () => Promise<unknown>>
}
