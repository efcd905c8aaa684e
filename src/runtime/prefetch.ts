import { callOn, memberOf } from '../dom/member'
import type { Island, IslandModule } from '../page/island'
import type { CodeLoader } from './code-loader'
import type { ListedFiles } from './file-list'
import type { Hosts } from './hosts'
import { createSlices } from './slices'

/** How far outside the window an island's code is fetched ahead. */
const NEAR_VIEWPORT = '200px'
/** How many hosts of one island are observed; the pointer or the focus fetches the code for the others. */
const MAX_HOSTS = 20

export interface PrefetchOptions {
  readonly hosts: Hosts
  readonly code: CodeLoader<Island, IslandModule>
  readonly filesOf: ListedFiles['filesOf']
}

/**
 * Has the browser fetch and compile the code of intent islands in view, but not run it.
 * @returns a function that prefetches these islands where the page has hosts of them
 */
export function startPrefetch(
  { document, window }: { readonly document: Document; readonly window: Window },
  { hosts, code, filesOf }: PrefetchOptions,
): (islands: readonly Island[]) => void {
  // Weak, because hosts that never come into view may leave the page.
  const observed = new WeakMap<Element, Island[]>()
  /** The addresses of files that have been requested. */
  const requested = new Set<string>()
  const inSlices = createSlices(window)
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver(onChange, { rootMargin: NEAR_VIEWPORT })
      : undefined

  function onChange(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      for (const island of observed.get(target) ?? []) fetchFiles(island)
      observed.delete(target)
      observer?.unobserve(target)
    }
  }

  function fetchFiles(island: Island) {
    for (const address of filesOf(island.name)) {
      if (requested.has(address)) continue
      requested.add(address)
      if (!code.loaded(island)) inSlices(() => fetchFile(address))
    }
  }

  function fetchFile(address: string) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = address
    callOn(memberOf(document, 'head'), 'append', link)
  }

  return (islands) => {
    if (!observer) return
    // Their files have arrived: this only notes the addresses.
    for (const island of islands) if (code.loaded(island)) fetchFiles(island)
    const root = memberOf(document, 'documentElement')
    const counts = new Map<Island, number>()
    const isSought = (island: Island) => island.wake === 'intent' && islands.includes(island)
    for (const { island, host } of hosts.find([document], isSought)) {
      const count = counts.get(island) ?? 0
      // The page itself is always in view, wherever the visitor is.
      if (count === MAX_HOSTS || host === root) continue
      counts.set(island, count + 1)
      observed.set(host, [...(observed.get(host) ?? []), island])
      observer.observe(host)
    }
  }
}
