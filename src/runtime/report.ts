import { isRecord } from '../page/is-record'
import { LaurelError, type Stage } from '../page/laurel-error'

export type Report = (island: string, stage: Stage, cause: unknown, host?: Element) => void

/**
 * In Firefox, what is on its way fails as soon as the visitor leaves, and the page goes on until the next one is there.
 * A visitor who leaves by a download stays: later failures are reported.
 */
const LEAVING_MS = 1000

/** Reports errors: each time as the event `laurel:error`, and once per message on the console. */
export function createReport(document: Document): Report {
  const printed = new Set<string>()
  let isLeaving = false
  document.defaultView?.addEventListener('beforeunload', () => {
    isLeaving = true
    setTimeout(() => {
      isLeaving = false
    }, LEAVING_MS)
  })
  return (island, stage, cause, host) => {
    if (isAbort(cause) || (isLeaving && isOfNetwork(stage, cause))) return
    const error = new LaurelError(island, stage, cause, host)
    document.dispatchEvent(new CustomEvent('laurel:error', { detail: error }))
    if (printed.has(error.message)) return
    printed.add(error.message)
    console.error(error)
  }
}

const isOfNetwork = (stage: Stage, cause: unknown) =>
  stage === 'load' || cause instanceof TypeError || (isRecord(cause) && cause['kind'] === 'offline')

function isAbort(cause: unknown): boolean {
  return isRecord(cause) && (cause['name'] === 'AbortError' || cause['kind'] === 'aborted')
}
