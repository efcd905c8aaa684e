import { memberOf } from '../dom/member'
import type { Root } from '../dom/query'
import type { Group, GroupModule, Island, IslandModule, Match } from '../page/island'
import type { PageFacts } from '../page/page'
import { whenIdle } from '../page/when-idle'
import { noteApproaches } from './approaches'
import { type CodeLoadersOptions, createLoaders } from './code-loader'
import { createConditions } from './conditions'
import { onFirstInteraction } from './first-interaction'
import { createGroups } from './groups'
import { createHosts } from './hosts'
import type { ArrivedGroup, Interaction } from './interaction'
import { createLateMarkup } from './late-markup'
import type { Laurel } from './laurel'
import { createMounts } from './mounts'
import { nextTask } from './next-task'
import { createPhases } from './phases'
import { pickGroup, pickIsland } from './pick'
import { createRegistry } from './registry'
import type { Replay } from './replay'
import { createSeek } from './wakes'

export interface StartOptions extends Pick<CodeLoadersOptions, 'report' | 'retryLater' | 'fetchList'> {
  /** The groups of islands that the page may have. */
  readonly groups?: readonly Group[]
  /** The group whose file has the code that answers the visitor; it may be one that the site has turned off. */
  readonly everyPage?: Group | undefined
  /** The groups with a marker on the page, if `laurel.js` has found them; otherwise the runtime searches. */
  readonly present?: () => readonly Group[] | undefined
  /** Whether the site has left the island of this name on. */
  readonly isOn: (name: string) => boolean
  readonly replay: Replay
  /** The code that answers the visitor has started. */
  readonly onInteraction?: () => void
}

export interface Runtime {
  readonly laurel: Laurel
  /**
   * Adds islands, which are looked for from now on. Starts the code that answers the visitor, if included.
   */
  add(module: ArrivedGroup): void
  /**
   * Requests the code that answers the visitor.
   * @returns a promise that settles when it has arrived or failed
   */
  needInteraction(): Promise<void> | undefined
  /** As `Page.wake`. */
  wake(host: Element, group?: string): Promise<void> | undefined
  /** Looks for the islands that were added so far, as soon as the page is parsed. */
  begin(): void
}

/**
 * Finds the page's islands and wakes them by their rules. Events that come before an island's code are held.
 */
export function start(page: PageFacts, options: StartOptions): Runtime {
  const { document, window } = page
  const { groups: all = [], everyPage, isOn, report } = options
  let interaction: Interaction | undefined
  const askWhen = createConditions(window, report)
  const phases = createPhases(document, window)
  const markup = createLateMarkup(document)
  const makeLoader = createLoaders({ ...options, isFirst: () => !all.some(groups.isLoaded) })
  const code = makeLoader<Island, IslandModule>({
    suffix: '',
    request: ({ load }) => load(),
    pick: pickIsland,
    retry: (island) => void code.load(island).then((module) => module && seekOne(island)),
  })
  const groupCode = makeLoader<Group, GroupModule>({
    suffix: '-group',
    request: ({ load }) => load(),
    pick: pickGroup,
    retry: (group) => void groups.load(group),
  })
  const groups = createGroups(all, { document, code: groupCode, askWhen, onArrival })
  const registry = createRegistry(page, {
    isOn,
    askWhen,
    onMediaChange: (island, matches) =>
      matches ? seekOne(island) : mounts.unmount((mounted) => mounted === island),
  })
  const mounts = createMounts(
    { ...page, onMarkup: markup.listen, wake, islands: registry.known, fetchGroups: groups.loadAll },
    report,
    showView,
  )
  const hosts = createHosts({
    registry,
    mounts,
    code,
    report,
    onMount: (match) => interaction?.onMount(match),
  })
  const seek = createSeek(window, {
    hosts,
    registry,
    code,
    isIdle: phases.isIdle,
    shares: () => interaction?.shares,
  })
  function requestAround(target: Element) {
    if (groups.requestAround(target)) void needInteraction()
  }
  const endNotes = noteApproaches(document, requestAround)

  async function showView(match: Match) {
    await needInteraction()
    return (await interaction?.showView(match)) ?? false
  }

  function seekOne(island: Island) {
    seek([document], (each) => each === island)
  }

  function wake(host: Element, group?: string) {
    return groups.pendingFor(host, group)?.then(() => hosts.wakeAll(host)) ?? hosts.wakeAll(host)
  }

  function onArrival(module: ArrivedGroup, group: Group) {
    add(isOn(group.name) ? module : { ...module, islands: [], pageBehaviours: [] })
  }

  function add({ startInteraction, ...module }: ArrivedGroup) {
    const added = registry.add(module)
    const earlier = startInteraction && !interaction ? endNotes() : undefined
    if (earlier) {
      interaction = startInteraction?.(page, {
        ...options,
        registry,
        groups,
        hosts,
        mounts,
        code,
        makeLoader,
        isSavingData: phases.isSavingData,
        seek: seekOne,
      })
      options.onInteraction?.()
    }
    if (!phases.isReady()) return
    seek([document], (island) => added.includes(island))
    interaction?.catchUp(earlier)
    interaction?.prefetch(added)
  }

  function needInteraction() {
    return interaction || !everyPage ? undefined : groups.load(everyPage)
  }

  function seekAll(roots: readonly Root[]) {
    groups.seek(roots)
    seek(roots)
  }

  /** The search has a task of its own: what added the markup may have taken long already. */
  function seekLate(roots: readonly Element[]) {
    void nextTask(window).then(() => seekAll(roots))
  }

  function scan(root: Root = document) {
    hosts.claim(root)
    seekAll([root])
  }

  function onReady() {
    const present = options.present?.()
    if (!present) groups.loadWanted()
    groups.seek([document], present)
    seek([document])
    whenIdle(window, onLoaded)
    onFirstInteraction(window, onLoaded)
    markup.watch({ onAdded: seekLate, onRemoved: hosts.unmountRemoved })
    interaction?.catchUp()
    // The visitor may have begun to type before the runtime arrived.
    const focused = memberOf(document, 'activeElement')
    if (focused && focused !== memberOf(document, 'body')) requestAround(focused)
  }

  function onLoaded() {
    groups.loadWanted('loaded')
  }

  function onIdle() {
    groups.loadLate()
    void needInteraction()
    seek([document], ({ wake }) => wake === 'idle')
  }

  return {
    laurel: { scan, unmount: hosts.release, islands: mounts.list },
    add,
    needInteraction,
    wake,
    begin: () => phases.begin({ onReady, onIdle }),
  }
}
