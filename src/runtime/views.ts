import type { Island, IslandModule, Match } from '../page/island'
import type { CodeLoader, MakeLoader } from './code-loader'
import type { Mounts } from './mounts'
import { pickIsland } from './pick'
import type { Registry } from './registry'

export interface ViewsOptions {
  readonly registry: Registry
  readonly mounts: Mounts
  readonly code: CodeLoader<Island, IslandModule>
  readonly makeLoader: MakeLoader
}

/** The components of islands: each is fetched after its island, or when that asks for it, and mounted after it on its hosts. */
export interface Views {
  /** Loads islands, and their components after them. */
  readonly code: CodeLoader<Island, IslandModule>
  onMount(match: Match): void
  /** As `Scope.showView`. */
  show(match: Match): Promise<boolean>
}

const SUFFIX = '-view'

export function createViews(document: Document, { registry, mounts, code, makeLoader }: ViewsOptions): Views {
  /** Hosts whose component is missing because its file has failed. */
  const waiting = new Set<Match>()
  const viewCode = makeLoader<Island, IslandModule>({
    suffix: SUFFIX,
    request: ({ view }) => view?.(),
    pick: (file, { name }) => pickIsland(file, { name: name + SUFFIX }),
    retry(island) {
      for (const match of waiting) if (match.island === island && waiting.delete(match)) void show(match)
    },
  })
  const isFetchedWithIsland = ({ view, viewWaits }: Island) => Boolean(view && !viewWaits)

  async function show(match: Match) {
    const view = await viewCode.load(match.island)
    if (view) return mounts.extend(match, view)
    waiting.add(match)
    return false
  }

  // Hosts that were mounted before this code arrived.
  for (const match of registry.within(document, isFetchedWithIsland))
    if (mounts.has(match.island, match.host)) void show(match)

  return {
    code: {
      loaded: code.loaded,
      load(island) {
        const loading = code.load(island)
        // The code that answers the visitor goes first.
        if (isFetchedWithIsland(island)) void loading.then((module) => module && viewCode.load(island))
        return loading
      },
    },
    onMount(match) {
      if (isFetchedWithIsland(match.island)) void show(match)
    },
    show,
  }
}
