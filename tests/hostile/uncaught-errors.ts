/** Collects uncaught errors and rejections. */
export interface UncaughtErrors {
  /** Those since the last call, one line each. */
  take(): string[]
  stop(): void
}

/** Listens for uncaught errors and rejections in place of the test runner. */
export function collectUncaught(): UncaughtErrors {
  let caught: string[] = []
  const onError = (event: ErrorEvent) => {
    event.preventDefault()
    if (isOfPage(event.error)) return
    caught.push(`uncaught: ${describe(event.error ?? event.message)}`)
  }
  const onRejection = (cause: unknown) => void caught.push(`unhandled rejection: ${describe(cause)}`)
  const before = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', onRejection)
  window.addEventListener('error', onError)
  return {
    take() {
      const taken = caught
      caught = []
      return taken
    },
    stop() {
      window.removeEventListener('error', onError)
      process.removeAllListeners('unhandledRejection')
      for (const listener of before) process.on('unhandledRejection', listener)
    },
  }
}

/**
 * An inline handler of the page calls what it does not have: its script was broken, or did not come. The page's own code
 * has errors of its own window.
 */
const isOfPage = (cause: unknown) => !(cause instanceof Error) && /^ReferenceError: /.test(String(cause))

const ownFrames = ({ stack = '' }: Error) =>
  stack.split('\n').filter((line) => /\/(src|islands|legacy-shims|tests)\//.test(line))

/** The error with the top of its stack in this repository, which a seed alone does not show. */
export function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const places = ownFrames(cause)
    .slice(0, 4)
    .map((line) => line.trim().replace(/\(?(?:file:\/\/)?\/\S*?\/(src|islands|legacy-shims|tests)\//, '$1/'))
  return [`${cause.name}: ${cause.message}`, ...places].join('\n      ')
}

const LANGUAGE_ERRORS = [TypeError, RangeError, ReferenceError, SyntaxError, URIError, DOMException]

/** Islands report broken markup and answers with error classes of their own: a language error is a bug. */
export function isProgrammingError(cause: unknown): boolean {
  return LANGUAGE_ERRORS.some((kind) => cause instanceof kind)
}
