import type { Fetched } from '../page/island'

/** Code by name, fetched at most once each; a failed fetch is told once, and may be tried again. */
export interface Code<T, M> {
  /** The module if it is here already. */
  loaded(item: T): M | undefined
  /** @returns the module, or undefined when it could not be fetched */
  load(item: T): Promise<M | undefined>
}

/** Fetches what has failed by another address. @param failures how often it has failed, at least once */
export type FetchAgain = (name: string, failures: number) => Promise<unknown>

export interface CodeOptions<T, M> {
  onFailure(item: T, cause: unknown): void
  /** What is wanted of the file. @throws where it has nothing of that kind */
  pick(file: unknown, item: T): M
  readonly fetchAgain?: FetchAgain | undefined
}

export function createCode<T extends Fetched, M>({
  onFailure,
  pick,
  fetchAgain,
}: CodeOptions<T, M>): Code<T, M> {
  const modules = new Map<T, M>()
  const fetches = new Map<T, Promise<M | undefined>>()
  const failures = new Map<T, number>()

  async function attempt(item: T): Promise<M | undefined> {
    const failed = failures.get(item) ?? 0
    try {
      const file = await (failed > 0 && fetchAgain ? fetchAgain(item.name, failed) : item.load())
      const module = pick(file, item)
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
