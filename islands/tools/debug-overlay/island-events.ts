import { isRecord } from '../../../src/page/is-record'
import type { Scope } from '../../../src/page/scope'

/** The mounts and errors of islands since the overlay was opened. */
export interface IslandEvents {
  /** ms since the navigation; undefined for a mount before the overlay was opened */
  mountedAt(island: string, host: Element): number | undefined
  /** Each kind of error once, with its count. */
  errorsOf(island: string): readonly string[]
  /** Whether its code could not be loaded, and it has not been mounted since. */
  isLost(island: string): boolean
}

/** The limit of kinds of errors per island. */
const MOST_KINDS = 20

/** The limit of an error's text, which may be a whole page. */
const MOST_CHARACTERS = 300

/** @param onEvent called after each event */
export function recordIslandEvents({ document, listen }: Scope, onEvent: () => void): IslandEvents {
  const mounts = new WeakMap<Element, Map<string, number>>()
  const failures = new Map<string, Map<string, number>>()
  const lost = new Set<string>()

  function onMount({ target, detail, timeStamp }: DocumentEventMap['laurel:mount']) {
    const island: unknown = detail?.island
    if (!(target instanceof Element) || typeof island !== 'string') return
    lost.delete(island)
    mounts.set(target, new Map(mounts.get(target)).set(island, timeStamp))
    onEvent()
  }

  function onError({ detail }: DocumentEventMap['laurel:error']) {
    const failure = readFailure(detail)
    if (!failure) return
    const { island, text, isLoad } = failure
    if (isLoad) lost.add(island)
    const kinds = failures.get(island) ?? new Map<string, number>()
    const isLeftOut = !kinds.has(text) && kinds.size >= MOST_KINDS
    if (!isLeftOut) failures.set(island, kinds.set(text, (kinds.get(text) ?? 0) + 1))
    onEvent()
  }

  listen(document, 'laurel:mount', onMount)
  listen(document, 'laurel:error', onError)
  return {
    mountedAt: (island, host) => mounts.get(host)?.get(island),
    errorsOf: (island) =>
      [...(failures.get(island) ?? [])].map(([text, times]) =>
        times > 1 ? `${text} (${times} times)` : text,
      ),
    isLost: (island) => lost.has(island),
  }
}

/** The content of a `laurel:error` event, which any script may dispatch. */
interface Failure {
  readonly island: string
  readonly text: string
  /** Whether the island's code could not be loaded. */
  readonly isLoad: boolean
}

/** @returns undefined if it is no error of an island */
function readFailure(detail: unknown): Failure | undefined {
  if (!isRecord(detail)) return undefined
  const { island, stage, message } = detail
  if (typeof island !== 'string' || typeof message !== 'string') return undefined
  const text = message.startsWith(`${island} `) ? message.slice(island.length + 1) : message
  const short = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
  return { island, text: short, isLoad: stage === 'load' }
}
