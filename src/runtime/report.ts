import { isRecord } from '../page/is-record'
import { LaurelError, type Stage } from '../page/laurel-error'

export type Report = (island: string, stage: Stage, cause: unknown, host?: Element) => void

/** Reports errors: each time as the event `laurel:error`, and once per message on the console. */
export function createReport(document: Document): Report {
  const printed = new Set<string>()
  return (island, stage, cause, host) => {
    if (isAbort(cause)) return
    const error = new LaurelError(island, stage, cause, host)
    document.dispatchEvent(new CustomEvent('laurel:error', { detail: error }))
    if (printed.has(error.message)) return
    printed.add(error.message)
    console.error(error)
  }
}

function isAbort(cause: unknown): boolean {
  return isRecord(cause) && (cause['name'] === 'AbortError' || cause['kind'] === 'aborted')
}
