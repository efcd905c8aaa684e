import type { Island } from '../page/island'
import type { PageFacts } from '../page/page'
import type { FilesOf, PrefetchOptions, StartPrefetch } from './prefetch'

export interface PrefetchingOptions extends Omit<PrefetchOptions, 'filesOf'> {
  readonly known: () => readonly Island[]
  /** How code is fetched ahead, if at all; nothing of it comes before the visitor's first sign on an idle page. */
  readonly fetchPrefetch?: (() => Promise<[StartPrefetch, FilesOf]>) | undefined
}

/** Fetching ahead, whose own code is fetched first. */
export interface Prefetching {
  begin(): Promise<void>
  /** Islands that have come since. */
  add(islands: readonly Island[]): void
}

export function createPrefetching(
  page: PageFacts,
  { known, fetchPrefetch, ...options }: PrefetchingOptions,
): Prefetching {
  let prefetch: ReturnType<StartPrefetch> | undefined
  return {
    add: (islands) => prefetch?.(islands),
    async begin() {
      if (!fetchPrefetch) return
      try {
        const [start, filesOf] = await fetchPrefetch()
        prefetch = start(page, { ...options, filesOf })
        prefetch(known())
      } catch {
        // What is not fetched ahead is fetched when it is asked for.
      }
    },
  }
}
