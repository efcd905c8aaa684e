/** What nobody caught, from now on. */
export interface Caught {
  /** Since the last time it was asked. */
  take(): string[]
  stop(): void
}

/** Hears of uncaught errors and rejections instead of the test runner. */
export function catchAll(): Caught {
  let caught: string[] = []
  const onError = (event: ErrorEvent) => {
    event.preventDefault()
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

/** The error, and where it was thrown: without that a seed alone says little. */
export function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const own = (cause.stack ?? '')
    .split('\n')
    .filter((line) => /\/(src|islands|legacy-shims|tests)\//.test(line))
  const places = own
    .slice(0, 4)
    .map((line) => line.trim().replace(/\(?(?:file:\/\/)?\/\S*?\/(src|islands|legacy-shims|tests)\//, '$1/'))
  return [`${cause.name}: ${cause.message}`, ...places].join('\n      ')
}

const BY_THE_LANGUAGE = [TypeError, RangeError, ReferenceError, SyntaxError, URIError, DOMException]

/** An island tells of odd markup and odd answers with errors of its own; those of the language are nobody's word. */
export function isUnintended(cause: unknown): boolean {
  return BY_THE_LANGUAGE.some((kind) => cause instanceof kind)
}
