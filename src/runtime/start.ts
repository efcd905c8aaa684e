import type { Root } from '../dom/query'
import type { Group, GroupModule, Island } from '../page/island'
import type { PageFacts } from '../page/page'
import { catchUp } from './catch-up'
import { type CodeLoadersOptions, createCodeLoaders } from './code-loader'
import { onFirstInteraction } from './first-interaction'
import { createGroups } from './groups'
import { startHolding } from './holding'
import { createHosts } from './hosts'
import { createLateMarkup } from './late-markup'
import type { Laurel } from './laurel'
import { createLazyPrefetch, type LazyPrefetchOptions } from './lazy-prefetch'
import { createMounts } from './mounts'
import { createPhases } from './phases'
import { createRegistry } from './registry'
import type { Replay } from './replay'
import { wakeOnTyping } from './typing'
import { createSeek } from './wakes'
import { createIntent } from './wakes/intent'

export interface StartOptions
  extends Pick<CodeLoadersOptions, 'report' | 'retryLater' | 'fetchAgain'>,
    Pick<LazyPrefetchOptions, 'fetchPrefetch'> {
  /** The groups of islands that the page may have. */
  readonly groups?: readonly Group[]
  /** The groups that the page has, if somebody knows; else they are looked for. */
  readonly present?: () => readonly Group[] | undefined
  /** Whether the site has left the island of this name on. */
  readonly isOn: (name: string) => boolean
  readonly replay: Replay
}

export interface Runtime {
  readonly laurel: Laurel
  /** Adds islands, which are looked for from now on. */
  add(module: GroupModule): void
  /** As `Page.wake`. */
  wake(host: Element, group?: string): Promise<void> | undefined
  /** Looks for the islands that were added so far, as soon as the page is parsed. */
  begin(): void
}

/** Finds the islands of the page, wakes them by their rules and holds the visitor's events meanwhile. */
export function start(page: PageFacts, options: StartOptions): Runtime {
  const { document, window } = page
  const { groups: all = [], present, isOn, report, replay, fetchPrefetch } = options
  const phases = createPhases(document, window)
  const markup = createLateMarkup(document)
  const { code, groupCode } = createCodeLoaders({
    ...options,
    isFirst: () => !all.some(groups.isLoaded),
    retryIsland: (island) => void code.load(island).then((module) => module && seekOne(island)),
    retryGroup: (group) => void groups.load(group),
  })
  const groups = createGroups(all, { document, window, code: groupCode, report, onArrival: add })
  const registry = createRegistry(page, {
    isOn,
    report,
    onMediaChange: (island, matches) =>
      matches ? seekOne(island) : mounts.unmount((mounted) => mounted === island),
  })
  const mounts = createMounts(
    { ...page, onMarkup: markup.listen, wake, islands: registry.known, fetchGroups: groups.loadAll },
    report,
  )
  const hosts = createHosts({ registry, mounts, code, report, onMount: (match) => intent.onMount(match) })
  const intent = createIntent(document, { groups, hosts, registry, code, report, seek: seekOne })
  const seek = createSeek(window, { hosts, registry, code, isIdle: phases.isIdle, intent })
  const prefetch = createLazyPrefetch(page, { hosts, code, known: registry.known, fetchPrefetch })
  const onTyping = wakeOnTyping(document, { registry, groups, hosts, mounts })
  startHolding(document, { registry, groups, hosts, code, report, replay })

  function seekOne(island: Island) {
    seek([document], (each) => each === island)
  }

  function wake(host: Element, group?: string) {
    return groups.pendingFor(host, group)?.then(() => hosts.wakeAll(host)) ?? hosts.wakeAll(host)
  }

  function add(module: GroupModule) {
    const added = registry.add(module)
    if (!phases.isReady()) return
    seek([document], (island) => added.includes(island))
    catchUp(document, intent.approach, onTyping)
    prefetch.add(added)
  }

  function seekAll(roots: readonly Root[]) {
    groups.seek(roots)
    seek(roots)
  }

  function scan(root: Root = document) {
    hosts.claim(root)
    seekAll([root])
  }

  function onReady() {
    groups.seek([document], present?.())
    seek([document])
    markup.watch({ onAdded: seekAll, onRemoved: hosts.unmountRemoved })
    catchUp(document, intent.approach, onTyping)
  }

  function onIdle() {
    groups.loadLate()
    seek([document], ({ wake }) => wake === 'idle')
    if (!phases.isSavingData) onFirstInteraction(window, prefetch.begin)
  }

  return {
    laurel: { scan, unmount: hosts.release, islands: mounts.list },
    add,
    wake,
    begin() {
      // Groups that every page has need not wait for the page.
      groups.loadWanted()
      phases.begin({ onReady, onIdle })
    },
  }
}
