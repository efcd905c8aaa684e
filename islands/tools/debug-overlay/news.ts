import type { Scope } from '../../../src/page/scope'
import { readFailure } from './failure'

/** What islands have told since the overlay listens: what came earlier is not known. */
export interface News {
  /** ms since the page was asked for; undefined when it came to life before the overlay did */
  mountedAt(island: string, host: Element): number | undefined
  /** Each kind once, with how often when it was more. */
  errorsOf(island: string): readonly string[]
  /** Whether its code could not be fetched, and has not come since. */
  isLost(island: string): boolean
}

/** An island that fails all the time has its further kinds of error left out. */
const MOST_KINDS = 20

/** @param onNews something has changed */
export function hearNews({ document, listen }: Scope, onNews: () => void): News {
  const mounts = new WeakMap<Element, Map<string, number>>()
  const failures = new Map<string, Map<string, number>>()
  const lost = new Set<string>()

  function onMount({ target, detail, timeStamp }: DocumentEventMap['laurel:mount']) {
    const island: unknown = detail?.island
    if (!(target instanceof Element) || typeof island !== 'string') return
    lost.delete(island)
    mounts.set(target, new Map(mounts.get(target)).set(island, timeStamp))
    onNews()
  }

  function onError({ detail }: DocumentEventMap['laurel:error']) {
    const failure = readFailure(detail)
    if (!failure) return
    const { island, text, isLoad } = failure
    if (isLoad) lost.add(island)
    const kinds = failures.get(island) ?? new Map<string, number>()
    const isLeftOut = !kinds.has(text) && kinds.size >= MOST_KINDS
    if (!isLeftOut) failures.set(island, kinds.set(text, (kinds.get(text) ?? 0) + 1))
    onNews()
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
