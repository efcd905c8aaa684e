import { callOn, memberOf } from '../dom/member'
import type { PageFacts } from '../page/page'
import { whenIdle } from '../page/when-idle'
import { createCode, type FetchAgain } from './code'
import { createGroups } from './groups'
import { createHosts } from './hosts'
import type { Group, GroupModule, Island, IslandModule } from './island'
import { type MarkupChange, watchMarkup } from './late-markup'
import type { Laurel } from './laurel'
import { createOnLost } from './lost-code'
import { createMounts } from './mounts'
import { pickGroup, pickIsland } from './pick'
import type { FilesOf, StartPrefetch } from './prefetch'
import type { Replay } from './replay'
import type { Report } from './report'
import type { RetryLater } from './retry'
import { createRoster } from './roster'
import { savesData } from './saves-data'
import { createSeek, type Seek, type Wakes } from './seek'
import { hearTyping, isEdited } from './typing'
import { createIdle } from './wakes/idle'
import { createIntent } from './wakes/intent'
import { createVisible } from './wakes/visible'
import { whenActs } from './when-acts'

export interface StartOptions {
  /** Where the islands are that the page may have. */
  readonly groups?: readonly Group[]
  /** Those that it has, where somebody knows; else they are looked for. */
  readonly present?: () => readonly Group[] | undefined
  /** Whether the site wants the island of this name. */
  readonly isOn: (name: string) => boolean
  readonly report: Report
  readonly retryLater: RetryLater
  readonly replay: Replay
  /**
   * How code that did not come is fetched by another address; without it, as before.
   * @param isFirst whether no other code has come so far
   */
  readonly fetchAgain?:
    | ((...asked: [...Parameters<FetchAgain>, isFirst: boolean]) => Promise<unknown>)
    | undefined
  /** How code is fetched ahead, if at all; nothing of it comes before the page is idle. */
  readonly fetchPrefetch?: (() => Promise<[StartPrefetch, FilesOf]>) | undefined
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
export function start(
  page: PageFacts,
  { groups: all = [], present, isOn, report, retryLater, replay, fetchAgain, fetchPrefetch }: StartOptions,
): Runtime {
  const { document, window } = page
  const isSaving = savesData(window.navigator)
  const onAdded = new Set<(roots: readonly Element[]) => void>()
  let isReady = false
  let isIdle = false

  const onLost = createOnLost(retryLater, report)
  const code = createCode<Island, IslandModule>({
    fetchAgain: fetchAgain && ((name, failures) => fetchAgain(name, failures, isFirst())),
    pick: pickIsland,
    onFailure: (island, cause) => onLost(island, cause, () => void fetchLost(island)),
  })
  const groupCode = createCode<Group, GroupModule>({
    fetchAgain: fetchAgain && ((name, failures) => fetchAgain(`${name}-group`, failures, isFirst())),
    pick: pickGroup,
    onFailure: (group, cause) => onLost(group, cause, () => void groups.load(group)),
  })
  const isFirst = () => !all.some(groups.isHere)
  const groups = createGroups(all, { document, window, code: groupCode, report, onArrival: add })
  const roster = createRoster(page, { isOn, report, onMediaChange })
  const mounts = createMounts(
    {
      ...page,
      onMarkup(listener) {
        onAdded.add(listener)
        return () => void onAdded.delete(listener)
      },
      wake,
      islands: roster.known,
      fetchGroups: groups.loadAll,
    },
    report,
  )
  const hosts = createHosts({ roster, mounts, code, report, onMount: (match) => intent.onMount(match) })
  const intent = createIntent(document, { groups, hosts, roster, code, report, seek: seekOne })
  const wakes: Wakes = {
    now: {
      isSought: () => true,
      onFound: (match) => hosts.mount(match, pickIsland(match.island.load(), match.island)),
    },
    early: { isSought: () => true, onFound: hosts.wake },
    visible: createVisible(window, { hosts, roster }),
    idle: createIdle(window, { hosts, code, isIdle: () => isIdle }),
    intent,
  }
  const seek: Seek = createSeek(hosts, wakes)
  const hear = hearTyping(document, { roster, groups, hosts, mounts })
  let prefetch: ReturnType<StartPrefetch> | undefined

  function wake(host: Element, group?: string) {
    const coming = groups.missingFor(host, group)
    return coming ? coming.then(() => hosts.wakeAll(host)) : hosts.wakeAll(host)
  }

  function seekOne(island: Island) {
    seek([document], (each) => each === island)
  }

  async function fetchLost(island: Island) {
    if (await code.load(island)) seekOne(island)
  }

  function onMediaChange(island: Island, matches: boolean) {
    if (matches) seekOne(island)
    else mounts.unmount((mounted) => mounted === island)
  }

  function onMarkupChange({ added, removed }: MarkupChange) {
    if (removed) hosts.forget()
    if (added.length === 0) return
    groups.seek(added)
    seek(added)
    for (const listener of onAdded) listener(added)
  }

  /** The visitor may have been there before laurel was. */
  function catchUp() {
    const activeElement = memberOf(document, 'activeElement')
    if (!activeElement || activeElement === memberOf(document, 'body')) return
    intent.approach(activeElement, 'focusin')
    if (isEdited(activeElement)) hear(activeElement)
  }

  function add({ islands, startHolding }: GroupModule) {
    startHolding?.(document, {
      roster,
      groups,
      hosts,
      isLoaded: (island) => Boolean(code.loaded(island)),
      report,
      replay,
    })
    const added = roster.add(islands)
    if (!isReady) return
    seek([document], (island) => added.includes(island))
    catchUp()
    prefetch?.(added)
  }

  async function startPrefetch() {
    if (!fetchPrefetch || isSaving) return
    try {
      const [start, filesOf] = await fetchPrefetch()
      prefetch = start(page, { hosts, code, filesOf })
      prefetch(roster.known())
    } catch {
      // What is not fetched ahead is fetched when it is asked for.
    }
  }

  function onReady() {
    isReady = true
    const known = present?.()
    if (known) for (const group of known) void groups.load(group)
    else groups.seek([document])
    seek([document])
    watchMarkup(document, onMarkupChange)
    catchUp()
    if (isSaving) whenActs(window, () => whenIdle(window, onIdle))
    else whenIdle(window, onIdle)
  }

  function onIdle() {
    isIdle = true
    groups.seekLate()
    seek([document], ({ wake }) => wake === 'idle')
    void startPrefetch()
  }

  return {
    laurel: {
      scan(root = document) {
        hosts.claim(root)
        groups.seek([root])
        seek([root])
      },
      unmount: hosts.release,
      islands: mounts.list,
    },
    add,
    wake,
    begin() {
      // What every page has need not wait for the page.
      groups.seekWanted()
      if (memberOf(document, 'readyState') === 'loading')
        callOn(document, 'addEventListener', 'DOMContentLoaded', onReady, { once: true })
      else onReady()
    },
  }
}
