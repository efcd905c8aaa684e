import type { Island, IslandModule } from './island'

/** The code of islands, fetched at most once each; a failed fetch is told once, and may be tried again. */
export interface Code {
  /** The island's module if it is here already. */
  loaded(island: Island): IslandModule | undefined
  /** @returns the module, or undefined when it could not be fetched */
  load(island: Island): Promise<IslandModule | undefined>
}

export function createCode(onFailure: (island: Island, cause: unknown) => void): Code {
  const modules = new Map<Island, IslandModule>()
  const fetches = new Map<Island, Promise<IslandModule | undefined>>()

  async function attempt(island: Island): Promise<IslandModule | undefined> {
    try {
      const module = await island.load()
      modules.set(island, module)
      return module
    } catch (cause) {
      onFailure(island, cause)
      return undefined
    }
  }

  return {
    loaded: (island) => modules.get(island),
    load(island) {
      const known = fetches.get(island)
      if (known) return known
      const fetching = attempt(island)
      fetches.set(island, fetching)
      void fetching.then((module) => module ?? fetches.delete(island))
      return fetching
    },
  }
}
