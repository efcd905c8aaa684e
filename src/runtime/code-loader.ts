import type { Fetched, Group, GroupModule, Island, IslandModule } from '../page/island'
import { pickGroup, pickIsland } from './pick'
import type { Report } from './report'
import type { RetryLater } from './retry'

/** Loads the code of islands or groups. Each file is fetched once; a file that failed may be fetched again. */
export interface CodeLoader<T, M> {
  /** The module if it has arrived already. */
  loaded(item: T): M | undefined
  /** @returns the module, or undefined when it could not be fetched */
  load(item: T): Promise<M | undefined>
}

/** Fetches a file that failed, from another address. @param failures how often it has failed, at least once */
export type FetchAgain = (name: string, failures: number) => Promise<unknown>

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
  /**
   * Fetches a file that failed from another address; without it the first address is used again.
   * @param isFirst whether no other code has arrived so far
   */
  readonly fetchAgain?:
    | ((...request: [...Parameters<FetchAgain>, isFirst: boolean]) => Promise<unknown>)
    | undefined
  readonly isFirst: () => boolean
  readonly retryIsland: (island: Island) => void
  readonly retryView: (island: Island) => void
  readonly retryGroup: (group: Group) => void
}

/** The loaders of islands, of their components and of groups. Code that fails is reported once and requested again later. */
export function createCodeLoaders(options: CodeLoadersOptions): {
  code: CodeLoader<Island, IslandModule>
  viewCode: CodeLoader<Island, IslandModule>
  groupCode: CodeLoader<Group, GroupModule>
} {
  const { report, retryLater, fetchAgain, isFirst, retryIsland, retryView, retryGroup } = options
  const reported = new Set<unknown>()

  const request = (load: Fetched['load'] | undefined, name: string, failures: number) =>
    failures > 0 && fetchAgain ? fetchAgain(name, failures, isFirst()) : load?.()

  /** @param key of what has failed: islands may share a file */
  function onFailure(key: unknown, name: string, cause: unknown, retry: () => void) {
    if (!reported.has(key)) report(name, 'load', cause)
    reported.add(key)
    retryLater(key, retry)
  }

  const viewCode = createCodeLoader<Island, IslandModule>({
    request: ({ view, name }, failures) => request(view, `${name}-view`, failures),
    pick: (file, { name }) => pickIsland(file, { name: `${name}-view` }),
    onFailure: (island, cause) =>
      onFailure(`${island.name}-view`, island.name, cause, () => retryView(island)),
  })
  const ownCode = createCodeLoader<Island, IslandModule>({
    request: ({ load, name }, failures) => request(load, name, failures),
    pick: pickIsland,
    onFailure: (island, cause) => onFailure(island, island.name, cause, () => retryIsland(island)),
  })
  return {
    code: {
      loaded: ownCode.loaded,
      load(island) {
        if (island.view && !island.viewWaits) void viewCode.load(island)
        return ownCode.load(island)
      },
    },
    viewCode,
    groupCode: createCodeLoader<Group, GroupModule>({
      request: ({ load, name }, failures) => request(load, `${name}-group`, failures),
      pick: pickGroup,
      onFailure: (group, cause) => onFailure(group, group.name, cause, () => retryGroup(group)),
    }),
  }
}
