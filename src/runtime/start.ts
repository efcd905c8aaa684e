import type { Root } from '../dom/query'
import type { Group, GroupModule, Island } from '../page/island'
import type { PageFacts } from '../page/page'
import { catchUp } from './catch-up'
import { type CodesOptions, createCodes } from './codes'
import { createGroups } from './groups'
import { startHolding } from './holding'
import { createHosts } from './hosts'
import { createLateMarkup } from './late-markup'
import type { Laurel } from './laurel'
import { createMounts } from './mounts'
import { createPhases } from './phases'
import { createPrefetching, type PrefetchingOptions } from './prefetching'
import type { Replay } from './replay'
import { createRoster } from './roster'
import { createSeek } from './seek'
import { hearTyping } from './typing'
import { createWakes } from './wakes'
import { createIntent } from './wakes/intent'
import { whenActs } from './when-acts'

export interface StartOptions
  extends Pick<CodesOptions, 'report' | 'retryLater' | 'fetchAgain'>,
    Pick<PrefetchingOptions, 'fetchPrefetch'> {
  /** Where the islands are that the page may have. */
  readonly groups?: readonly Group[]
  /** Those that it has, where somebody knows; else they are looked for. */
  readonly present?: () => readonly Group[] | undefined
  /** Whether the site wants the island of this name. */
  readonly isOn: (name: string) => boolean
  readonly replay: Replay
}

export interface Runtime {
  readonly laurel: Laurel
  /** Looks for more islands, from now on. */
  add(module: GroupModule): void
  /** As `Page.wake`. */
  wake(host: Element, group?: string): Promise<void> | undefined
  /** Looks for what is known so far, as soon as the page is parsed. */
  begin(): void
}

/** Brings the page to life: finds islands, wakes them when their time comes, holds what the visitor does meanwhile. */
export function start(page: PageFacts, options: StartOptions): Runtime {
  const { document, window } = page
  const { groups: all = [], present, isOn, report, replay, fetchPrefetch } = options
  const phases = createPhases(document, window)
  const markup = createLateMarkup(document)
  const { code, groupCode } = createCodes({
    ...options,
    isFirst: () => !all.some(groups.isHere),
    againIsland: (island) => void code.load(island).then((module) => module && seekOne(island)),
    againGroup: (group) => void groups.load(group),
  })
  const groups = createGroups(all, { document, window, code: groupCode, report, onArrival: add })
  const roster = createRoster(page, {
    isOn,
    report,
    onMediaChange: (island, matches) =>
      matches ? seekOne(island) : mounts.unmount((mounted) => mounted === island),
  })
  const mounts = createMounts(
    { ...page, onMarkup: markup.listen, wake, islands: roster.known, fetchGroups: groups.loadAll },
    report,
  )
  const hosts = createHosts({ roster, mounts, code, report, onMount: (match) => intent.onMount(match) })
  const intent = createIntent(document, { groups, hosts, roster, code, report, seek: seekOne })
  const seek = createSeek(hosts, createWakes(window, { hosts, roster, code, isIdle: phases.isIdle, intent }))
  const prefetching = createPrefetching(page, { hosts, code, known: roster.known, fetchPrefetch })
  const hear = hearTyping(document, { roster, groups, hosts, mounts })
  startHolding(document, { roster, groups, hosts, code, report, replay })

  function seekOne(island: Island) {
    seek([document], (each) => each === island)
  }

  function wake(host: Element, group?: string) {
    return groups.missingFor(host, group)?.then(() => hosts.wakeAll(host)) ?? hosts.wakeAll(host)
  }

  function add(module: GroupModule) {
    const added = roster.add(module)
    if (!phases.isReady()) return
    seek([document], (island) => added.includes(island))
    catchUp(document, intent.approach, hear)
    prefetching.add(added)
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
    markup.watch({ onAdded: seekAll, onRemoved: hosts.forget })
    catchUp(document, intent.approach, hear)
  }

  function onIdle() {
    groups.seekLate()
    seek([document], ({ wake }) => wake === 'idle')
    if (!phases.isSaving) whenActs(window, prefetching.begin)
  }

  return {
    laurel: { scan, unmount: hosts.release, islands: mounts.list },
    add,
    wake,
    // What every page has need not wait for the page.
    begin() {
      groups.seekWanted()
      phases.begin({ onReady, onIdle })
    },
  }
}
