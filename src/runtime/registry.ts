import { callOn, memberOf } from '../dom/member'
import type { Root } from '../dom/query'
import type { GroupModule, Island, Match } from '../page/island'
import type { PageFacts } from '../page/page'
import type { AskWhen } from './conditions'
import { createFinder, type Found, type ItemFilter } from './finder'
import { asIsland, onPage } from './page-behaviours'

/** The islands of the groups that have arrived, and which of them the site has left on. */
export interface Registry {
  /** @returns the added islands, without those that the site has turned off */
  add(module: GroupModule): readonly Island[]
  /** All islands so far, also those that the site has turned off. */
  known(): readonly Island[]
  /** Whether the island's `media` matches and its `when` holds. */
  isActive(island: Island): boolean
  /** The hosts in a subtree of islands that are on. */
  within(root: Root, filter: ItemFilter<Island>): Match[]
  /** The hosts at and above an element, innermost first. */
  above(element: Element, filter: ItemFilter<Island>): Match[]
}

interface RegistryOptions {
  readonly isOn: (name: string) => boolean
  readonly askWhen: AskWhen
  readonly onMediaChange: (island: Island, matches: boolean) => void
}

const toMatch = ({ item, host }: Found<Island>): Match => ({ island: item, host })

export function createRegistry(
  { document, window }: PageFacts,
  { isOn, askWhen, onMediaChange }: RegistryOptions,
): Registry {
  let known: readonly Island[] = []
  const finder = createFinder<Island>(document)
  const pageIslands: Island[] = []
  const mediaQueries = new Map<Island, MediaQueryList>()

  /** A media query is made, and watched, when it is needed first. */
  function mediaOf(island: Island) {
    const existing = mediaQueries.get(island)
    if (existing || !island.media) return existing
    const query = window.matchMedia(island.media)
    mediaQueries.set(island, query)
    query.addEventListener('change', () => onMediaChange(island, query.matches))
    return query
  }

  const isIslandOn = ({ name }: Island) => isOn(name)
  const matchesOnPage = (filter: ItemFilter<Island>) =>
    pageIslands.filter(filter).map((island) => onPage(document, island))

  return {
    add({ islands, pageBehaviours = [] }) {
      const behaviours = pageBehaviours.map(asIsland)
      const added = [...behaviours, ...islands]
      known = [...known, ...added]
      pageIslands.push(...behaviours.filter(isIslandOn))
      finder.add(islands.filter(isIslandOn))
      return added.filter(isIslandOn)
    },
    known: () => known,
    isActive: (island) => (mediaOf(island)?.matches ?? true) && askWhen(island, true),
    within(root, filter) {
      const hasBody = callOn(root, 'contains', memberOf(document, 'body'))
      return [...(hasBody ? matchesOnPage(filter) : []), ...finder.within(root, filter).map(toMatch)]
    },
    above: (element, filter) => [...finder.above(element, filter).map(toMatch), ...matchesOnPage(filter)],
  }
}
