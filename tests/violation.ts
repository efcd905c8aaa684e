/** Something that a page's Content-Security-Policy refused, or would have. */
export interface Violation {
  /** Such as `script-src-attr`. */
  readonly directive: string
  /** An address, or a word such as `inline` or `trusted-types-sink`. */
  readonly blocked: string
  /** The path of the script that did it; empty for code without an address. */
  readonly source: string
  /** The beginning of the script's code from there on; empty where it is not known. */
  readonly code: string
  /** The beginning of what was refused, with `|` after the sink's name. */
  readonly sample: string
}

interface Exception {
  readonly why: string
  covers(violation: Violation): boolean
}

/**
 * A document without a window, the content of a template, which is all of these that has a `content`, or the element of
 * such a document that `parseInert` reads into: the code as the build writes it, from where Chromium says that it is.
 */
const WITHOUT_WINDOW =
  /^(?:parseFromString\(|=[\w$]+\([\w$]+\)(?:,[\w$]+\.content\b|\}catch\{[\w$]+\.textContent=))/

const TRUSTED_TYPES = 'require-trusted-types-for'

/** What may be refused on any page of any test. */
const EXCEPTIONS: readonly Exception[] = [
  {
    why: 'jQuery before 4 knows no Trusted Types, and jQuery 1 tries out inline styles and scripts when it starts',
    covers: ({ source }) => /^\/vendor\/jquery-[13]\.js$/.test(source),
  },
  {
    why: 'Chromium tells of every handler that it reads, also where none can run: the sanitiser reads a server’s answer there, and takes them out',
    covers: ({ directive, source, code }) =>
      directive === 'script-src-attr' && source.startsWith('/dist/') && WITHOUT_WINDOW.test(code),
  },
  {
    why: 'a test changes the page by its own hand: its code has no address, the page’s scripts all have one',
    covers: ({ directive, source }) => directive === TRUSTED_TYPES && source === '',
  },
]

/**
 * The violations that nothing excuses, one line for each.
 * @param excused those that the test itself is about, as lines
 */
export function unexcused(violations: readonly Violation[], excused: readonly RegExp[] = []): string[] {
  return violations
    .filter((violation) => !EXCEPTIONS.some((exception) => exception.covers(violation)))
    .map(line)
    .filter((text) => !excused.some((pattern) => pattern.test(text)))
}

function line({ directive, blocked, source, code, sample }: Violation): string {
  const place = [source || 'no script', ...(code ? [`at ${code}`] : [])].join(' ')
  return `${directive} refused ${blocked} of ${place}: ${sample}`
}
