import type { FileList } from './file-list'
import type { Report } from './report'
import type { RetryLater } from './retry'

/** Loads the code of islands or groups. Each file is fetched once; a file that failed may be fetched again. */
export interface CodeLoader<T, M> {
  /** The module if it has arrived already. */
  loaded(item: T): M | undefined
  /** @returns the module, or undefined when it could not be fetched */
  load(item: T): Promise<M | undefined>
}

interface CodeLoaderOptions<T, M> {
  /** @param failures how often it has failed */
  request(item: T, failures: number): unknown
  /** Takes the module of an item out of its file. @throws when the file has none */
  pick(file: unknown, item: T): M
  onFailure(item: T, cause: unknown): void
}

export function createCodeLoader<T, M>({
  request,
  pick,
  onFailure,
}: CodeLoaderOptions<T, M>): CodeLoader<T, M> {
  const modules = new Map<T, M>()
  const fetches = new Map<T, Promise<M | undefined>>()
  const failures = new Map<T, number>()

  async function attempt(item: T): Promise<M | undefined> {
    const failed = failures.get(item) ?? 0
    try {
      const module = pick(await request(item, failed), item)
      modules.set(item, module)
      return module
    } catch (cause) {
      failures.set(item, failed + 1)
      onFailure(item, cause)
      return undefined
    }
  }

  return {
    loaded: (item) => modules.get(item),
    load(item) {
      const known = fetches.get(item)
      if (known) return known
      const fetching = attempt(item)
      fetches.set(item, fetching)
      void fetching.then((module) => module ?? fetches.delete(item))
      return fetching
    },
  }
}

export interface CodeLoadersOptions {
  readonly report: Report
  readonly retryLater: RetryLater
  /** Fetches the list that gives a failed file another address; without it the first address is used again. */
  readonly fetchList?: (() => Promise<FileList>) | undefined
  /** Whether no other code has arrived so far. */
  readonly isFirst: () => boolean
}

/** The differences between the loaders of islands, of their components and of groups. */
export interface LoaderOptions<T, M> {
  /** Appended to an item's name to name its file: `-view` for components, `-group` for groups, else empty. */
  readonly suffix: string
  readonly request: (item: T) => unknown
  /** As for `createCodeLoader`. */
  readonly pick: (file: unknown, item: T) => M
  readonly retry: (item: T) => void
}

/** Makes a loader; code that fails is reported once and requested again later. */
export type MakeLoader = <T extends { readonly name: string }, M>(
  options: LoaderOptions<T, M>,
) => CodeLoader<T, M>

export function createLoaders({ report, retryLater, fetchList, isFirst }: CodeLoadersOptions): MakeLoader {
  const reported = new Set<string>()
  return ({ suffix, request, pick, retry }) =>
    createCodeLoader({
      request: (item, failures) =>
        failures > 0 && fetchList
          ? fetchList().then(({ fetchAgain }) => fetchAgain(item.name + suffix, failures, isFirst()))
          : request(item),
      pick,
      onFailure(item, cause) {
        const key = item.name + suffix
        if (!reported.has(key)) report(item.name, 'load', cause)
        reported.add(key)
        retryLater(key, () => retry(item))
      },
    })
}
