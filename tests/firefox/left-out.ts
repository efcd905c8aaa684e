/** A test that Firefox, as Playwright drives it, can show nothing about; the reason is printed. */
export interface LeftOut {
  /** Matches the titles of the tests. */
  readonly title: RegExp
  readonly reason: string
}

export const LEFT_OUT: readonly LeftOut[] = [
  { title: /loving works on a phone, by touch/, reason: 'there is no touch screen' },
  {
    title:
      /markup that lacks what an island needs is told once|two presses send once, and what fails can be sent/,
    reason: 'of an error on the console only its name is told',
  },
  {
    title: /panels as wide as the header; a narrower window closes them/,
    reason: 'the window keeps its outer width, which the menu reads',
  },
  {
    title: /a failed code fetch is tried again with the next click/,
    reason: 'Firefox asks for a module that it could not fetch again only on the next page',
  },
]

/** A test that fails by the driver's limit. It is run, and fails the run when it passes again. */
export const FAILS: readonly LeftOut[] = []
