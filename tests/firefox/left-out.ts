/** A test that Firefox, as Playwright drives it, can show nothing about; the reason is printed. */
export interface LeftOut {
  /** Matches the titles of the tests. */
  readonly title: RegExp
  readonly reason: string
}

const NO_SOUND_DEVICE = 'Firefox plays no sound where there is no sound device'

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
  {
    title: /JavaScript switched off: nothing that the page says is hidden/,
    reason: 'JavaScript can not be switched off',
  },
  { title: /media player: by keyboard alone: play, stop, seek, volume/, reason: NO_SOUND_DEVICE },
  { title: /media player: on a phone: one plays at a time/, reason: NO_SOUND_DEVICE },
  {
    title: /a style sheet of nothing but/,
    reason: 'Firefox itself ends a page that parses a style sheet with 20,000 blocks in each other',
  },
  {
    title: /debug overlay: axe finds nothing/,
    reason: 'Firefox itself ends the page when axe has looked through the overlay',
  },
]

/** A test that fails by a limit of the driver or of this Firefox. It is run, and fails the run when it passes again. */
export const FAILS: readonly LeftOut[] = [
  {
    title: /before any script its first slide is where it will stay/,
    reason: 'Firefox before 155 reads no heights from attributes in style sheets',
  },
  {
    title: /a list of Trusted Types policies without the loader’s/,
    reason: 'Firefox prints a rejected promise though the page has kept it from that',
  },
  {
    title: /rows: before any script they are where they will stay/,
    reason:
      'Firefox before 155 gets the simpler style of rows, which widens what is in a section, not the section',
  },
]
