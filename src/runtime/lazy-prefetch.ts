import type { Island } from '../page/island'
import type { PageFacts } from '../page/page'
import type { FilesOf, PrefetchOptions, StartPrefetch } from './prefetch'
import type { Registry } from './registry'

export interface LazyPrefetchOptions extends Omit<PrefetchOptions, 'filesOf'> {
  readonly registry: Registry
  /** Fetches the code of the prefetch; without it nothing is fetched ahead. */
  readonly fetchPrefetch?: (() => Promise<[StartPrefetch, FilesOf]>) | undefined
}

/** The prefetch of islands, whose own code is fetched first. */
export interface LazyPrefetch {
  begin(): Promise<void>
  /** Prefetches islands that have arrived since. */
  add(islands: readonly Island[]): void
}

export function createLazyPrefetch(
  page: PageFacts,
  { registry, hosts, code, fetchPrefetch }: LazyPrefetchOptions,
): LazyPrefetch {
  let prefetch: ReturnType<StartPrefetch> | undefined
  return {
    add: (islands) => prefetch?.(islands),
    async begin() {
      if (!fetchPrefetch) return
      try {
        const [start, filesOf] = await fetchPrefetch()
        prefetch = start(page, { hosts, code, filesOf })
        prefetch(registry.known())
      } catch {
        // Islands that are not fetched ahead are fetched when they are woken.
      }
    },
  }
}
