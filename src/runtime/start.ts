import { isFromAnswer } from '../dom/answer-markup'
import { callOn, memberOf } from '../dom/member'
import { find, type Root } from '../dom/query'
import type { PageFacts } from '../page/page'
import { whenIdle } from '../page/when-idle'
import { createCode } from './code'
import { isHoldingPart, type Match, matchesAbove, matchesIn } from './find'
import type { CreateHolding } from './holding'
import { type Approach, HELD_EVENTS, type Island, type IslandModule, type Wake } from './island'
import { type MarkupChange, watchMarkup } from './late-markup'
import type { Laurel } from './laurel'
import { createMounts } from './mounts'
import { mayPrefetch } from './prefetch'
import { createReport } from './report'
import { createRetry } from './retry'
import { isEdited, tellTyping } from './typing'

/** How far outside the window a `visible` island is woken. */
const NEAR_VIEWPORT = '200px'

/** Islands that are looked for from the start. */
const EAGER: readonly Wake[] = ['now', 'early', 'visible']
const APPROACHES: readonly Approach[] = ['pointerover', 'focusin', 'touchstart']

/** What is fetched for the page as a whole: nothing is held for islands that nobody knows yet. */
export interface Registered {
  readonly registry: readonly Island[]
  readonly createHolding: CreateHolding
}

export interface Runtime {
  readonly laurel: Laurel
  /** Looks for these islands, from now on. */
  add(islands: readonly Island[]): void
  /** The same for all that the page may have, and holds what the visitor does to them. */
  addAll(registered: Registered): void
  /** Fetches that, again until it comes. @param fetchAll told how often it has failed */
  addWhenFetched(fetchAll: (failures: number) => Promise<Registered>): void
}

/** Brings the page to life: finds islands, wakes them when their time comes, holds what the visitor does meanwhile. */
export function start(page: PageFacts): Runtime {
  const { document, window, settings, unreadable } = page
  const except = Array.isArray(settings['except']) ? settings['except'] : []
  /** All that laurel knows, those among them that the site does without. */
  let known: readonly Island[] = []
  let islands: readonly Island[] = []
  /** Islands that the visitor can wake by what they do. */
  let responsive: readonly Island[] = []
  let typedIn: readonly Island[] = []

  const markupListeners = new Set<(roots: readonly Element[]) => void>()
  const report = createReport(document)
  const code = createCode(onFailedLoad)
  const mounts = createMounts(
    { ...page, onMarkup: listenForMarkup, wake: wakeHost, islands: () => known },
    report,
  )
  const media = new Map<Island, MediaQueryList>()
  const released = new Set<Node>()
  /** The states that are alive, of islands whose hosts share them. */
  const alive = new Map<Island, Set<string>>()
  /** Fields whose islands will hear of the typing when their code is here. */
  const untold = new Set<Element>()
  /** Islands whose code has not come. */
  const missing = new Set<Island>()
  const refetchLater = createRetry(window, refetch)
  /** Islands whose `when` has thrown. */
  const undecided = new Set<Island>()
  let isReady = false
  let isIdle = false

  function listenForMarkup(listener: (roots: readonly Element[]) => void) {
    markupListeners.add(listener)
    return () => void markupListeners.delete(listener)
  }

  const isActive = (island: Island) => (mediaOf(island)?.matches ?? true) && isWanted(island)

  function isWanted(island: Island) {
    try {
      return island.when?.(window) ?? true
    } catch (cause) {
      if (!undecided.has(island)) report(island.name, 'markup', cause)
      undecided.add(island)
      return false
    }
  }

  /** Islands whose hosts are looked for; those of the others announce themselves by what the visitor does. */
  const isSought = (island: Island) =>
    (EAGER.includes(island.wake) || (island.wake === 'idle' && isIdle) || alive.has(island)) &&
    isActive(island)

  const isAlive = (island: Island, key: string) => alive.get(island)?.has(key) ?? false

  /** Whether a host that was found is woken without the visitor doing anything with it. */
  function wakesByItself(match: Match) {
    if (match.island.wake !== 'intent') return true
    const key = sharedState(match)
    return key !== undefined && isAlive(match.island, key)
  }

  function sharedState({ island, host }: Match): string | undefined {
    try {
      return island.shares?.(host)
    } catch (cause) {
      report(island.name, 'markup', cause, host)
      return undefined
    }
  }

  function mayMount({ island, host }: Match) {
    if (!isActive(island) || mounts.has(island, host) || isFromAnswer(host)) return false
    return ![...released].some((root) => callOn(root, 'contains', host))
  }

  function mount(match: Match, module: IslandModule) {
    const { island, host } = match
    if (!memberOf(host, 'isConnected') || !mayMount(match)) return
    mounts.mount(island, host, module)
    const key = sharedState(match)
    if (key === undefined || isAlive(island, key)) return
    alive.set(island, new Set(alive.get(island)).add(key))
    seek([document], [island])
  }

  /** Mounts at once when the code is here; else returns the promise of it. */
  function wake(match: Match): Promise<void> | undefined {
    const module = code.loaded(match.island)
    if (module) return void mount(match, module)
    return code.load(match.island).then((loaded) => loaded && mount(match, loaded))
  }

  function wakeHost(element: Element) {
    const asleep = matchesAbove(element, islands).filter((match) => match.host === element && mayMount(match))
    return asleep.length > 0 ? Promise.all(asleep.map(wake)).then(() => {}) : undefined
  }

  function onFailedLoad(island: Island, cause: unknown) {
    if (!missing.has(island)) report(island.name, 'load', cause)
    missing.add(island)
    refetchLater()
  }

  function refetch() {
    for (const island of missing) {
      void code.load(island).then((module) => {
        if (!module) return
        missing.delete(island)
        if (isSought(island)) seek([document], [island])
      })
    }
  }

  const viewport =
    'IntersectionObserver' in window
      ? new IntersectionObserver(onNearViewport, { rootMargin: NEAR_VIEWPORT })
      : undefined

  function onNearViewport(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      viewport?.unobserve(target)
      const visible = islands.filter((island) => island.wake === 'visible')
      for (const match of matchesAbove(target, visible)) {
        if (match.host === target && mayMount(match)) wake(match)
      }
    }
  }

  function seek(roots: readonly Root[], among: readonly Island[]) {
    for (const root of roots) {
      try {
        for (const match of matchesIn(root, among)) if (mayMount(match) && wakesByItself(match)) rouse(match)
      } catch (cause) {
        report('runtime', 'markup', cause, root instanceof Element ? root : undefined)
      }
    }
  }

  function rouse(match: Match) {
    const { island, host } = match
    if (island.wake === 'visible' && viewport) viewport.observe(host)
    else if (island.wake === 'now') mount(match, island.load() as IslandModule)
    else wake(match)
  }

  const seekAll = (roots: readonly Root[]) => seek(roots, islands.filter(isSought))

  function onApproach({ target, type }: Event) {
    if (target instanceof Element) approach(target, type as Approach)
  }

  function approach(target: Element, type: Approach) {
    for (const match of matchesAbove(target, responsive)) {
      if (!mayMount(match)) continue
      if (match.island.wakesOn?.includes(type)) wake(match)
      else if (isHoldingPart(match, target)) code.load(match.island)
    }
  }

  function onInput({ target }: Event) {
    if (target instanceof Element) hearTyping(target)
  }

  function hearTyping(target: Element) {
    const asleep = matchesAbove(target, typedIn).filter(mayMount)
    const coming = asleep.map(wake).filter((promise) => promise !== undefined)
    if (coming.length === 0 || untold.has(target)) return
    untold.add(target)
    void Promise.all(coming).then(() => {
      untold.delete(target)
      if (asleep.some(({ island, host }) => mounts.has(island, host))) tellTyping(target)
    })
  }

  /** The visitor may have been there before laurel was. */
  function catchUp() {
    const activeElement = memberOf(document, 'activeElement')
    if (!activeElement || activeElement === memberOf(document, 'body')) return
    approach(activeElement, 'focusin')
    if (isEdited(activeElement)) hearTyping(activeElement)
  }

  function onMarkupChange({ added, removed }: MarkupChange) {
    if (removed) {
      mounts.unmount((_, host) => !memberOf(host, 'isConnected'))
      for (const root of released) if (!memberOf(root, 'isConnected')) released.delete(root)
    }
    if (added.length === 0) return
    seekAll(added)
    for (const listener of markupListeners) listener(added)
  }

  /** Asked for, and watched, from the first time on that somebody needs to know. */
  function mediaOf(island: Island) {
    const known = media.get(island)
    if (known || !island.media) return known
    const query = window.matchMedia(island.media)
    media.set(island, query)
    query.addEventListener('change', () => {
      if (!query.matches) mounts.unmount((mounted) => mounted === island)
      else if (isSought(island)) seek([document], [island])
    })
    return query
  }

  function prefetch(among: readonly Island[]) {
    if (!mayPrefetch(window.navigator)) return
    for (const island of among) {
      if (island.wake === 'intent' && isActive(island) && find(document, island.selector)) code.load(island)
    }
  }

  const isResponsive = ({ wake, holds }: Island) => wake !== 'now' && holds?.length !== 0

  function add(more: readonly Island[]) {
    const added = more.filter(({ name }) => !except.includes(name))
    known = [...known, ...more]
    islands = [...islands, ...added]
    responsive = islands.filter(isResponsive)
    typedIn = islands.filter(({ hearsTyping }) => hearsTyping)
    if (!isReady) return
    seek([document], added.filter(isSought))
    catchUp()
    if (isIdle) prefetch(added.filter(isResponsive))
  }

  function addAll({ registry, createHolding }: Registered) {
    add(registry)
    const hold = createHolding({
      above: (element) => matchesAbove(element, responsive),
      mayMount,
      wake,
      isHoldingPart,
      isLoaded: (island) => code.loaded(island) !== undefined,
      report,
    })
    for (const type of HELD_EVENTS) listen(type, hold, { capture: true })
  }

  function addWhenFetched(fetchAll: (failures: number) => Promise<Registered>) {
    let failures = 0
    const attempt = () =>
      void fetchAll(failures).then(addAll, (cause) => {
        if (failures === 0) report('runtime', 'load', cause)
        failures += 1
        again()
      })
    const again = createRetry(window, attempt)
    attempt()
  }

  function onReady() {
    isReady = true
    seekAll([document])
    watchMarkup(document, onMarkupChange)
    catchUp()
    whenIdle(window, () => {
      isIdle = true
      seek(
        [document],
        islands.filter((island) => island.wake === 'idle' && isActive(island)),
      )
      prefetch(responsive)
    })
  }

  for (const cause of unreadable) report('runtime', 'markup', cause)

  const listen = (type: string, listener: (event: Event) => void, options: AddEventListenerOptions) =>
    callOn(document, 'addEventListener', type, listener, options)
  for (const type of APPROACHES) listen(type, onApproach, { capture: true, passive: true })
  listen('input', onInput, { capture: true, passive: true })
  if (memberOf(document, 'readyState') === 'loading') listen('DOMContentLoaded', onReady, { once: true })
  else onReady()

  return {
    laurel: {
      scan(root = document) {
        for (const node of released) if (callOn(root, 'contains', node)) released.delete(node)
        seekAll([root])
      },
      unmount(root) {
        released.add(root)
        mounts.unmount((_, host) => callOn(root, 'contains', host))
      },
      islands: mounts.list,
    },
    add,
    addAll,
    addWhenFetched,
  }
}
