/** A test that Firefox, as Playwright drives it, can not show anything about; the reason is printed. */
export interface LeftOut {
  /** Matches the file and titles of the tests. */
  readonly title: RegExp
  readonly reason: string
}

export const LEFT_OUT: readonly LeftOut[] = []
