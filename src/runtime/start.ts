import type { PageFacts } from '../page/page'
import { whenIdle } from '../page/when-idle'
import { createCode } from './code'
import { type Match, matchesAbove, matchesIn } from './find'
import { createHolding, isHoldingPart } from './holding'
import { type Approach, HELD_EVENTS, type Island, type IslandModule, type Wake } from './island'
import { watchMarkup } from './late-markup'
import type { Laurel } from './laurel'
import { createMounts } from './mounts'
import { mayPrefetch } from './prefetch'
import { createReport } from './report'
import { isEdited, tellTyping } from './typing'

/** How far outside the window a `visible` island is woken. */
const NEAR_VIEWPORT = '200px'

/** Islands that are looked for from the start. */
const EAGER: readonly Wake[] = ['now', 'early', 'visible']
const APPROACHES: readonly Approach[] = ['pointerover', 'focusin', 'touchstart']

/** Brings the page to life: finds islands, wakes them when their time comes, holds what the visitor does meanwhile. */
export function start(page: PageFacts, registry: readonly Island[]): Laurel {
  const { document, window, settings } = page
  const except = Array.isArray(settings['except']) ? settings['except'] : []
  const islands = registry.filter(({ name }) => !except.includes(name))
  /** Islands that the visitor can wake by what they do. */
  const responsive = islands.filter(({ wake, holds }) => wake !== 'now' && holds?.length !== 0)
  const typedIn = islands.filter(({ hearsTyping }) => hearsTyping)

  const markupListeners = new Set<(roots: readonly Element[]) => void>()
  const report = createReport(document)
  const code = createCode((island, cause) => report(island.name, 'load', cause))
  const mounts = createMounts({ ...page, onMarkup: listenForMarkup, wake: wakeHost }, report)
  const media = new Map<Island, MediaQueryList>()
  const released = new Set<Node>()
  /** The states that are alive, of islands whose hosts share them. */
  const alive = new Map<Island, Set<string>>()
  /** Fields whose islands will hear of the typing when their code is here. */
  const untold = new Set<Element>()
  let idle = false

  function listenForMarkup(listener: (roots: readonly Element[]) => void) {
    markupListeners.add(listener)
    return () => void markupListeners.delete(listener)
  }

  const isActive = (island: Island) => (mediaOf(island)?.matches ?? true) && (island.when?.(window) ?? true)

  /** Islands whose hosts are looked for; those of the others announce themselves by what the visitor does. */
  const isSought = (island: Island) =>
    (EAGER.includes(island.wake) || (island.wake === 'idle' && idle) || alive.has(island)) && isActive(island)

  const isAlive = (island: Island, key: string) => alive.get(island)?.has(key) ?? false

  /** Whether a host that was found is woken without the visitor doing anything with it. */
  const wakesByItself = ({ island, host }: Match) =>
    island.wake !== 'intent' || (island.shares !== undefined && isAlive(island, island.shares(host)))

  function mayMount({ island, host }: Match) {
    return isActive(island) && !mounts.has(island, host) && ![...released].some((root) => root.contains(host))
  }

  function mount(match: Match, module: IslandModule) {
    const { island, host } = match
    if (!host.isConnected || !mayMount(match)) return
    mounts.mount(island, host, module)
    const key = island.shares?.(host)
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

  function seek(roots: readonly ParentNode[], among: readonly Island[]) {
    for (const match of matchesIn(roots, among)) {
      if (!mayMount(match) || !wakesByItself(match)) continue
      const { island, host } = match
      if (island.wake === 'visible' && viewport) viewport.observe(host)
      else if (island.wake === 'now') mount(match, island.load() as IslandModule)
      else wake(match)
    }
  }

  const seekAll = (roots: readonly ParentNode[]) => seek(roots, islands.filter(isSought))

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
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return
    approach(activeElement, 'focusin')
    if (isEdited(activeElement)) hearTyping(activeElement)
  }

  function onMarkupChange({ added, removed }: { added: readonly Element[]; removed: boolean }) {
    if (removed) {
      mounts.unmount((_, host) => !host.isConnected)
      for (const root of released) if (!root.isConnected) released.delete(root)
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

  function prefetch() {
    if (!mayPrefetch(window.navigator)) return
    for (const island of responsive) {
      if (island.wake === 'intent' && isActive(island) && document.querySelector(island.selector))
        code.load(island)
    }
  }

  function onReady() {
    seekAll([document])
    watchMarkup(document, onMarkupChange)
    catchUp()
    whenIdle(window, () => {
      idle = true
      seek(
        [document],
        islands.filter((island) => island.wake === 'idle' && isActive(island)),
      )
      prefetch()
    })
  }

  const onHeldEvent = createHolding({
    islands: responsive,
    mayMount,
    wake,
    isLoaded: (island) => code.loaded(island) !== undefined,
    report,
  })
  for (const type of APPROACHES) document.addEventListener(type, onApproach, { capture: true, passive: true })
  for (const type of HELD_EVENTS) document.addEventListener(type, onHeldEvent, { capture: true })
  document.addEventListener('input', onInput, { capture: true, passive: true })
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', onReady, { once: true })
  else onReady()

  return {
    scan(root = document) {
      for (const node of released) if (root.contains(node)) released.delete(node)
      seekAll([root])
    },
    unmount(root) {
      released.add(root)
      mounts.unmount((_, host) => root.contains(host))
    },
    islands: mounts.list,
  }
}
