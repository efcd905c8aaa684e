/** Something that a page's Content-Security-Policy refused, or would have. */
export interface Violation {
  /** Such as `script-src-attr`. */
  readonly directive: string
  /** An address, or a word such as `inline` or `trusted-types-sink`. */
  readonly blocked: string
  /** The path of the script that did it; empty for code without an address. */
  readonly source: string
  /** The beginning of what was refused, with `|` after the sink's name. */
  readonly sample: string
  /** Event-handler attributes that elements of the page had then, and the server had not printed. */
  readonly addedHandlers: readonly string[]
}

interface Exception {
  readonly why: string
  covers(violation: Violation): boolean
}

const TRUSTED_TYPES = 'require-trusted-types-for'
/** What Firefox calls code of a test; code that a script evaluates has that script's path. */
const EVALUATED_BY_FIREFOX = /^(?!.*\.js%20).*%20line%20\d+%20%3E%20eval$/

/**
 * Chromium reports every handler that it parses, even in a document where none can run, as the sanitiser's. A handler
 * that is in no element of the page was parsed there; `markup-sinks.test.ts` names the places that parse markup.
 */
export const isParsedOnly = ({ directive, source, addedHandlers }: Violation) =>
  directive === 'script-src-attr' && source.startsWith('/dist/') && addedHandlers.length === 0

/** What may be refused on any page of any test. */
const EXCEPTIONS: readonly Exception[] = [
  {
    why: 'jQuery before 4 knows no Trusted Types, and jQuery 1 tests inline styles and scripts when it starts',
    covers: ({ source }) => /^\/vendor\/jquery-[13]\.js$/.test(source),
  },
  {
    why: 'the handler was parsed and did not reach the page',
    covers: isParsedOnly,
  },
  {
    why: 'code of the test itself changed the page: unlike every script of the page it has no address, in Firefox the page’s',
    covers: ({ directive, source }) =>
      directive === TRUSTED_TYPES && (source === '' || EVALUATED_BY_FIREFOX.test(source)),
  },
]

/**
 * The violations that no exception covers, one line each.
 * @param excused lines that the test itself expects
 */
export function unexcused(violations: readonly Violation[], excused: readonly RegExp[] = []): string[] {
  return violations
    .filter((violation) => !EXCEPTIONS.some((exception) => exception.covers(violation)))
    .map(line)
    .filter((text) => !excused.some((pattern) => pattern.test(text)))
}

function line({ directive, blocked, source, sample, addedHandlers }: Violation): string {
  const handlers = addedHandlers.length > 0 ? ` (in the page: ${addedHandlers.join(', ')})` : ''
  return `${directive} refused ${blocked} of ${source || 'no script'}: ${sample}${handlers}`
}
