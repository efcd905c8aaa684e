/** A test that Firefox, as Playwright drives it, can show nothing about; the reason is printed. */
export interface LeftOut {
  /** Matches the titles of the tests. */
  readonly title: RegExp
  readonly reason: string
}

export const LEFT_OUT: readonly LeftOut[] = [
  { title: /loving works on a phone, by touch/, reason: 'there is no touch screen' },
  {
    title: /panels as wide as the header; a narrower window closes them/,
    reason: 'the window keeps its outer width, which the menu reads',
  },
  {
    title: /a failed code fetch is tried again with the next click/,
    reason: 'Firefox asks for a module that it could not fetch again only on the next page',
  },
]

/** A test that fails by a limit of the driver or of this Firefox. It is run, and fails the run when it passes again. */
export const FAILS: readonly LeftOut[] = [
  {
    title: /before any script its first slide stands where it will stay, with a video/,
    reason: 'Firefox before 155 reads no heights from attributes in style sheets',
  },
]
