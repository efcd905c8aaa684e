/** The part of Vite's `import.meta` that the tests use. */
interface ImportMeta {
  /** The modules that match, each loaded by a call. */
  glob(patterns: readonly string[]): Record<string, () => Promise<unknown>>
}
