import { isFromAnswer } from '../dom/answer-markup'
import type { Root } from '../dom/query'
import type { Group, GroupModule } from '../page/island'
import type { CodeLoader } from './code-loader'
import type { AskWhen } from './conditions'
import { createFinder } from './finder'

type WhenAnswer = ReturnType<NonNullable<Group['when']>>

/** A group whose file has not arrived yet, and one of its markers. */
interface PendingGroup {
  readonly group: Group
  readonly host: HTMLElement
  /** Settles when the file has arrived or has failed. */
  readonly arrival: Promise<unknown>
}

/** Fetches the groups that the page needs. */
export interface Groups {
  /** Fetches the groups whose `when` says so, whatever the markup. @param answers that count from now on beside `true` */
  loadWanted(...answers: readonly WhenAnswer[]): void
  /** Looks for markers in these subtrees. @param known the groups that are known to have markers there */
  seek(roots: readonly Root[], known?: readonly Group[]): void
  /** Requests the pending groups whose markers are at or above an element. */
  pendingAbove(element: Element): PendingGroup[]
  /** As `pendingAbove`. @returns whether a marker is at or above the element, also of a group that has arrived */
  requestAround(element: Element): boolean
  /** @param name of one more group to request @returns undefined when nothing is pending */
  pendingFor(host: Element, name?: string): Promise<unknown> | undefined
  isLoaded(group: Group): boolean
  load(group: Group): Promise<void>
  /** The page is idle: fetches the groups that wait for that. */
  loadLate(): void
  /** Fetches every group, also those that the page has no marker of. */
  loadAll(): Promise<unknown>
}

interface GroupsOptions {
  readonly document: Document
  readonly code: CodeLoader<Group, GroupModule>
  readonly askWhen: AskWhen
  readonly onArrival: (module: GroupModule, group: Group) => void
}

export function createGroups(
  all: readonly Group[],
  { document, code, askWhen, onArrival }: GroupsOptions,
): Groups {
  const marked = all.flatMap((group) => (group.markers ? [{ group, selector: group.markers }] : []))
  const finder = createFinder<(typeof marked)[number]>(document)
  finder.add(marked)
  const requested = new Set<Group>()
  const loaded = new Set<Group>()
  let isIdle = false
  const wanted: WhenAnswer[] = [true]

  async function load(group: Group) {
    requested.add(group)
    const module = await code.load(group)
    if (!module || loaded.has(group)) return
    loaded.add(group)
    onArrival(module, group)
  }

  const isPending = (group: Group) => !loaded.has(group) && (Boolean(group.late) || requested.has(group))

  function pendingAbove(element: Element): PendingGroup[] {
    if (!all.some(isPending)) return []
    return finder
      .above(element, ({ group }) => isPending(group))
      .map(({ item: { group }, host }) => ({ group, host, arrival: load(group) }))
  }

  function loadWanted(...answers: readonly WhenAnswer[]) {
    wanted.push(...answers)
    for (const group of all)
      if (!requested.has(group) && wanted.includes(askWhen<WhenAnswer>(group, !group.markers)))
        void load(group)
  }

  function seek(roots: readonly Root[], known?: readonly Group[]) {
    if (known) return known.forEach(load)
    seekThose(roots, (group) => isIdle || !group.late)
  }

  function seekThose(roots: readonly Root[], isWanted: (group: Group) => boolean) {
    const isSought = ({ group }: { readonly group: Group }) => isWanted(group) && !requested.has(group)
    for (const root of roots) {
      try {
        for (const { item, host } of finder.within(root, isSought))
          if (!requested.has(item.group) && !isFromAnswer(host)) void load(item.group)
      } catch {
        // The search for islands reports it.
      }
    }
  }

  return {
    loadWanted,
    seek,
    pendingAbove,
    requestAround(element) {
      pendingAbove(element)
      return finder.above(element, () => true).length > 0
    },
    pendingFor(host, name) {
      const named = all.filter((group) => group.name === name && !loaded.has(group)).map(load)
      const pending = [...pendingAbove(host).map(({ arrival }) => arrival), ...named]
      return pending.length > 0 ? Promise.all(pending) : undefined
    },
    isLoaded: (group) => loaded.has(group),
    loadLate() {
      isIdle = true
      for (const group of all) if (group.late === 'always') void load(group)
      loadWanted('loaded', 'idle')
      // Groups that are not late were sought when the page was parsed, and are sought in added markup.
      seekThose([document], (group) => Boolean(group.late))
    },
    load,
    loadAll: () => Promise.all(all.map(load)),
  }
}
