import { callOn, memberOf } from '../dom/member'
import type { Root } from '../dom/query'
import type { GroupModule, Island, Match } from '../page/island'
import type { PageFacts } from '../page/page'
import { type Among, createFinder, type Found } from './finder'
import { asIsland, onPage } from './page-behaviours'
import type { Report } from './report'

/** The islands that the page knows so far, and which of them are on. */
export interface Roster {
  /** Takes no notice of those that the site does without. @returns the others */
  add(module: GroupModule): readonly Island[]
  /** All of them, also what the site does without. */
  known(): readonly Island[]
  /** Whether it may live now, by its `media` and its `when`. */
  isActive(island: Island): boolean
  /** The hosts of islands that are on, in a subtree. */
  within(root: Root, among: Among<Island>): Match[]
  /** At and above an element, innermost first. */
  above(element: Element, among: Among<Island>): Match[]
}

export interface RosterOptions {
  readonly isOn: (name: string) => boolean
  readonly report: Report
  /** Told when the media query of an island begins to match, or ceases to. */
  readonly onMediaChange: (island: Island, matches: boolean) => void
}

const toMatch = ({ item, host }: Found<Island>): Match => ({ island: item, host })

export function createRoster(
  { document, window }: PageFacts,
  { isOn, report, onMediaChange }: RosterOptions,
): Roster {
  let known: readonly Island[] = []
  const finder = createFinder<Island>(document)
  /** What acts on the page itself. */
  const ofPage: Island[] = []
  const media = new Map<Island, MediaQueryList>()
  /** Islands whose `when` has thrown. */
  const undecided = new Set<Island>()

  /** Asked for, and watched, from the first time on that somebody needs to know. */
  function mediaOf(island: Island) {
    const asked = media.get(island)
    if (asked || !island.media) return asked
    const query = window.matchMedia(island.media)
    media.set(island, query)
    query.addEventListener('change', () => onMediaChange(island, query.matches))
    return query
  }

  const isIslandOn = ({ name }: Island) => isOn(name)
  const matchesOnPage = (among: Among<Island>) =>
    ofPage.filter(among).map((island) => onPage(document, island))

  function isWanted(island: Island) {
    try {
      return island.when?.(window) ?? true
    } catch (cause) {
      if (!undecided.has(island)) report(island.name, 'markup', cause)
      undecided.add(island)
      return false
    }
  }

  return {
    add({ islands, pageBehaviours = [] }) {
      const behaviours = pageBehaviours.map(asIsland)
      const added = [...behaviours, ...islands]
      known = [...known, ...added]
      ofPage.push(...behaviours.filter(isIslandOn))
      finder.add(islands.filter(isIslandOn))
      return added.filter(isIslandOn)
    },
    known: () => known,
    isActive: (island) => (mediaOf(island)?.matches ?? true) && isWanted(island),
    within(root, among) {
      const isWhole = callOn(root, 'contains', memberOf(document, 'body'))
      return [...(isWhole ? matchesOnPage(among) : []), ...finder.within(root, among).map(toMatch)]
    },
    above: (element, among) => [...finder.above(element, among).map(toMatch), ...matchesOnPage(among)],
  }
}
