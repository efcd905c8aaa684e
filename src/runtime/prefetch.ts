import { callOn, memberOf } from '../dom/member'
import type { Island, IslandModule } from '../page/island'
import type { Code } from './code'
import type { Hosts } from './hosts'
import { createSlices } from './slices'

/** How far outside the window code is fetched before it is asked for. */
const NEAR_VIEWPORT = '200px'
/** Of one island; those behind them announce themselves when the visitor comes near. */
const MOST_HOSTS = 20

/** The addresses of an island's own file and of those that it imports. */
export type FilesOf = (name: string) => readonly string[]

export interface PrefetchOptions {
  readonly hosts: Hosts
  readonly code: Code<Island, IslandModule>
  readonly filesOf: FilesOf
}

/**
 * Has the browser fetch and compile the code of islands that the visitor can see, but not run it.
 * @returns call it for islands that the page may have
 */
export function startPrefetch(
  { document, window }: { readonly document: Document; readonly window: Window },
  { hosts, code, filesOf }: PrefetchOptions,
): (among: readonly Island[]) => void {
  // Weakly: hosts that never come into view may leave the page.
  const seen = new WeakMap<Element, Island[]>()
  /** The addresses of files that are here, or on their way. */
  const asked = new Set<string>()
  const inSlices = createSlices(window)
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver(onChange, { rootMargin: NEAR_VIEWPORT })
      : undefined

  function onChange(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      for (const island of seen.get(target) ?? []) fetchFiles(island)
      seen.delete(target)
      observer?.unobserve(target)
    }
  }

  function fetchFiles(island: Island) {
    for (const address of filesOf(island.name)) {
      if (asked.has(address)) continue
      asked.add(address)
      if (!code.loaded(island)) inSlices(() => fetchFile(address))
    }
  }

  function fetchFile(address: string) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = address
    callOn(memberOf(document, 'head'), 'append', link)
  }

  return (among) => {
    if (!observer) return
    // What these need is here.
    for (const island of among) if (code.loaded(island)) fetchFiles(island)
    const root = memberOf(document, 'documentElement')
    const found = new Map<Island, number>()
    const isSought = (island: Island) => island.wake === 'intent' && among.includes(island)
    for (const { island, host } of hosts.find([document], isSought)) {
      const count = found.get(island) ?? 0
      // The page itself is always in view, whatever the visitor is near to.
      if (count === MOST_HOSTS || host === root) continue
      found.set(island, count + 1)
      seen.set(host, [...(seen.get(host) ?? []), island])
      observer.observe(host)
    }
  }
}

export type StartPrefetch = typeof startPrefetch
