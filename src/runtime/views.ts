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

/** The components of islands: each is fetched with its island, and mounted after it on the same hosts. */
export interface Views {
  /** Loads islands, and their components beside them. */
  readonly code: CodeLoader<Island, IslandModule>
  onMount(match: Match): void
}

const SUFFIX = '-view'

export function createViews(document: Document, { registry, mounts, code, makeLoader }: ViewsOptions): Views {
  const viewCode = makeLoader<Island, IslandModule>({
    suffix: SUFFIX,
    request: ({ view }) => view?.(),
    pick: (file, { name }) => pickIsland(file, { name: name + SUFFIX }),
    retry: show,
  })

  /** The hosts that are without their component. */
  const waiting = new Map<Island, Set<HTMLElement>>()

  async function show(island: Island) {
    const view = await viewCode.load(island)
    if (!view) return
    for (const host of waiting.get(island) ?? []) mounts.extend(island, host, view)
    waiting.delete(island)
  }

  function onMount({ island, host }: Match) {
    if (!island.view) return
    waiting.set(island, (waiting.get(island) ?? new Set()).add(host))
    void show(island)
  }

  // Those that were mounted before this code was here.
  for (const match of registry.within(document, ({ view }) => Boolean(view)))
    if (mounts.has(match.island, match.host)) onMount(match)

  return {
    code: {
      loaded: code.loaded,
      load(island) {
        if (island.view) void viewCode.load(island)
        return code.load(island)
      },
    },
    onMount,
  }
}
