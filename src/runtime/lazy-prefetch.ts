import type { Island } from '../page/island'
import type { PageFacts } from '../page/page'
import type { FileList } from './file-list'
import type { PrefetchOptions } from './prefetch'
import type { Registry } from './registry'

export interface LazyPrefetchOptions extends Omit<PrefetchOptions, 'filesOf'> {
  readonly registry: Registry
  /** Without it nothing is fetched ahead. */
  readonly fetchList?: (() => Promise<FileList>) | undefined
}

/** The prefetch of islands, whose own code is fetched first. */
export interface LazyPrefetch {
  begin(): Promise<void>
  /** Prefetches islands that have arrived since. */
  add(islands: readonly Island[]): void
}

export function createLazyPrefetch(
  page: PageFacts,
  { registry, hosts, code, fetchList }: LazyPrefetchOptions,
): LazyPrefetch {
  let prefetch: ReturnType<FileList['startPrefetch']> | undefined
  return {
    add: (islands) => prefetch?.(islands),
    async begin() {
      if (!fetchList) return
      try {
        const { startPrefetch, filesOf } = await fetchList()
        prefetch = startPrefetch(page, { hosts, code, filesOf })
        prefetch(registry.known())
      } catch {
        // Islands that are not fetched ahead are fetched when they are woken.
      }
    },
  }
}
