import { isFromAnswer } from '../dom/answer-markup'
import type { Root } from '../dom/query'
import type { Group, GroupModule } from '../page/island'
import type { Code } from './code'
import { createFinder } from './finder'
import type { Report } from './report'

/** A group whose file is on its way, at one of its markers. */
export interface MissingGroup {
  readonly group: Group
  readonly host: HTMLElement
  /** Settles when it is here, or could not be fetched. */
  readonly arrival: Promise<unknown>
}

/** Fetches the groups that the page has something for. */
export interface Groups {
  /** Fetches those that are wanted whatever the markup, as their `when` says. */
  seekWanted(): void
  /** Looks for markers in these subtrees. @param known what has been found there already */
  seek(roots: readonly Root[], known?: readonly Group[]): void
  missingAbove(element: Element): MissingGroup[]
  /** @param name of another group @returns undefined where nothing is missing */
  missingFor(host: Element, name?: string): Promise<unknown> | undefined
  isHere(group: Group): boolean
  load(group: Group): Promise<void>
  /** Now is the time for those that can wait. */
  seekLate(): void
  /** Fetches all of them, whatever the page has. */
  loadAll(): Promise<unknown>
}

export interface GroupsOptions {
  readonly document: Document
  readonly window: Window
  readonly code: Code<Group, GroupModule>
  readonly report: Report
  readonly onArrival: (module: GroupModule) => void
}

export function createGroups(
  all: readonly Group[],
  { document, window, code, report, onArrival }: GroupsOptions,
): Groups {
  const marked = all.flatMap((group) => (group.markers ? [{ group, selector: group.markers }] : []))
  const finder = createFinder<(typeof marked)[number]>(document)
  finder.add(marked)
  const asked = new Set<Group>()
  const here = new Set<Group>()
  const undecided = new Set<Group>()
  let isIdle = false

  function isWanted(group: Group) {
    try {
      const wanted = group.when ? group.when(window) : !group.markers
      return isIdle ? Boolean(wanted) : wanted === true
    } catch (cause) {
      if (!undecided.has(group)) report(group.name, 'markup', cause)
      undecided.add(group)
      return false
    }
  }

  async function load(group: Group) {
    asked.add(group)
    const module = await code.load(group)
    if (!module || here.has(group)) return
    here.add(group)
    onArrival(module)
  }

  const isMissing = (group: Group) => !here.has(group) && (Boolean(group.late) || asked.has(group))

  const missingAbove = (element: Element): MissingGroup[] =>
    (all.some(isMissing) ? finder.above(element, ({ group }) => isMissing(group)) : []).map(
      ({ item: { group }, host }) => ({ group, host, arrival: load(group) }),
    )

  function seekWanted() {
    for (const group of all) if (!asked.has(group) && isWanted(group)) void load(group)
  }

  function seek(roots: readonly Root[], known?: readonly Group[]) {
    if (known) return known.forEach(load)
    const isSought = ({ group }: { readonly group: Group }) => (isIdle || !group.late) && !asked.has(group)
    for (const root of roots) {
      try {
        for (const { item, host } of finder.within(root, isSought))
          if (!asked.has(item.group) && !isFromAnswer(host)) void load(item.group)
      } catch {
        // Told when its islands are looked for.
      }
    }
  }

  return {
    seekWanted,
    seek,
    missingAbove,
    missingFor(host, name) {
      const named = all.filter((group) => group.name === name && !here.has(group)).map(load)
      const missing = [...missingAbove(host).map(({ arrival }) => arrival), ...named]
      return missing.length > 0 ? Promise.all(missing) : undefined
    },
    isHere: (group) => here.has(group),
    seekLate() {
      isIdle = true
      for (const group of all) if (group.late === 'always') void load(group)
      seekWanted()
      seek([document])
    },
    load,
    loadAll: () => Promise.all(all.map(load)),
  }
}
