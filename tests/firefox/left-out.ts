/** A test that Firefox, as Playwright drives it, can show nothing about; the reason is printed. */
export interface LeftOut {
  /** Matches the titles of the tests. */
  readonly title: RegExp
  readonly reason: string
}

export const LEFT_OUT: readonly LeftOut[] = [
  { title: /loving works on a phone, by touch/, reason: 'there is no touch screen' },
  {
    title: /a held click on a submit button still submits, with its submitter/,
    reason: 'what a form of several parts posts is not told',
  },
  {
    title:
      /markup that lacks what an island needs is told once|two presses send once, and what fails can be sent/,
    reason: 'of an error on the console only its name is told',
  },
  {
    title: /a failed code fetch is tried again with the next click/,
    reason: 'Firefox asks for a module that it could not fetch again only on the next page',
  },
  {
    title: /tabs by keyboard alone, and the address with Back and Forward/,
    reason: 'going back within a page gets no answer; the walk goes back in Firefox',
  },
]

/** A test that fails by the driver's limit. It is run, and fails the run when it passes again. */
export const FAILS: readonly LeftOut[] = [
  {
    title:
      /idle, loading, added, and after 3 s idle again|quantity: (plus, minus|what cannot|tens of|the cart’s fields)/,
    reason: 'what is filled into a field of numbers stands beside its old value',
  },
  {
    title: /jQuery 1, late: the shop plugin’s event reaches button and bag/,
    reason: 'an error has no address, so that what jQuery 1 tries out when it starts is not told apart',
  },
]
