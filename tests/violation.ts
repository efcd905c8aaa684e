/** Something that a page's Content-Security-Policy refused, or would have. */
export interface Violation {
  /** Such as `script-src-attr`. */
  readonly directive: string
  /** An address, or a word such as `inline` or `trusted-types-sink`. */
  readonly blocked: string
  /** The path of the script that did it; empty for code without an address. */
  readonly source: string
  /** The beginning of what was refused: of a handler's code, or of what a sink got, after the sink's name and `|`. */
  readonly sample: string
  /** Event-handler attributes such as `onclick=a()` that the page had then, and the server had not printed. */
  readonly addedHandlers: readonly string[]
}

interface Exception {
  readonly why: string
  covers(violation: Violation): boolean
}

const TRUSTED_TYPES = 'require-trusted-types-for'
/**
 * The address of a test's own code in Firefox: the page's address with the line of an `eval`. Firefox names no file for
 * such code, and ignores a `sourceURL` in it. Code that a script evaluates has that script's path instead.
 */
const EVALUATED_BY_FIREFOX = /^(?!.*\.js%20).*%20line%20\d+%20%3E%20eval$/

/**
 * Chromium reports every event handler that it parses, even in a document where none can run, such as the sanitiser's.
 * The policy's sample is the beginning of the handler: the handler was only parsed if the page has none that begins so.
 * `markup-sinks.test.ts` names the places that parse markup.
 */
export const isParsedOnly = ({ directive, source, sample, addedHandlers }: Violation) =>
  directive === 'script-src-attr' &&
  source.startsWith('/dist/') &&
  sample !== '' &&
  !addedHandlers.some((handler) => codeOf(handler).startsWith(sample))

const codeOf = (handler: string) => handler.slice(handler.indexOf('=') + 1).trim()

/** The violations that are excused on every page of every test. */
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
    why: 'code of the test itself, which has no address in Chromium',
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
