import { atom, type ReadableAtom } from 'nanostores'
import { prefersReducedMotion } from '../../motion/reduced-motion'
import { formatHash } from './hash'
import { enterHistory, type HistoryEntry } from './history'
import type { LightboxItem, Size } from './item'
import { type LightboxAction, type LightboxState, type Media, reduceLightbox } from './lightbox'
import { loadPicture } from './preload'
import { stepFrom, type Way } from './step'
import type { Zoom } from './zoomed'

/** What a video or a page is taken to measure until it says so. */
const UNKNOWN_SIZE: Size = { width: 1280, height: 720 }

export interface LightboxOptions {
  readonly wraps: readonly Way[]
  /** How long its way out takes, in ms; nothing under reduced motion. */
  readonly fadeMs: number
  /** Whether the browser's back button closes it. */
  readonly hasHistory: boolean
  /** The page's address says `#{linkId}/{index}` while it is open; needs `hasHistory`. */
  readonly linkId?: string | undefined
}

/** One lightbox: its state, and what comes of its changes. Who shows it listens to the state. */
export interface Lightbox<Item extends LightboxItem> {
  readonly $state: ReadableAtom<LightboxState<Item>>
  open(items: readonly Item[], index: number): void
  go(index: number): void
  step(by: -1 | 1, way: Way): void
  /** Whether a step in this way leads anywhere. */
  canStep(by: -1 | 1, way: Way): boolean
  zoomTo(zoom: Zoom): void
  /** The album has other items now, with the one that is shown among them. */
  setItems(items: readonly Item[]): void
  /** What a video or page says of itself once it is there. */
  tell(item: Item, media: Media): void
  /** Asks again for what failed. */
  retry(): void
  close(): void
  /** At once, without its way out. */
  end(): void
}

export function createLightbox<Item extends LightboxItem>(
  window: Window,
  { wraps, fadeMs, hasHistory, linkId }: LightboxOptions,
): Lightbox<Item> {
  const $state = atom<LightboxState<Item>>({ phase: 'closed' })
  const pending = new Map<Item, AbortController>()
  let entry: HistoryEntry | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Whatever has changed may need other media. */
  function dispatch(action: LightboxAction<Item>) {
    const before = $state.get()
    const after = reduceLightbox(before, action)
    if (after === before) return false
    $state.set(after)
    if (action.type === 'open' || action.type === 'close') callOff()
    fetchMedia()
    return true
  }

  function openState() {
    const state = $state.get()
    return state.phase === 'closed' || state.phase === 'closing' ? undefined : state
  }

  const addressOf = (index: number) => {
    const { pathname, search } = window.location
    return linkId === undefined ? undefined : pathname + search + formatHash(linkId, index)
  }

  function tellAddress(index: number) {
    const address = addressOf(index)
    if (address !== undefined) entry?.update(address)
  }

  /** The current one first, then the one that is likely to be next, then the other neighbour. */
  function fetchMedia() {
    const state = openState()
    if (!state) return
    fetchItem(state.index)
    if (state.phase !== 'shown') return
    const by = state.direction || 1
    for (const way of [by, -by] as (-1 | 1)[]) {
      const next = stepTo(way, 'arrow')
      if (next !== undefined) fetchItem(next)
    }
  }

  function fetchItem(index: number) {
    const state = openState()
    const item = state?.items[index]
    if (!item || state.media.has(item) || pending.has(item)) return
    if (item.kind !== 'image') return settle(item, { is: 'loaded', size: item.size ?? UNKNOWN_SIZE })
    const controller = new AbortController()
    pending.set(item, controller)
    const settleOnce = (media: Media) => {
      if (pending.get(item) !== controller) return
      pending.delete(item)
      settle(item, media)
    }
    void loadPicture(window.document, item.url, controller.signal).then(
      (size) => settleOnce({ is: 'loaded', size }),
      () => settleOnce({ is: 'failed' }),
    )
  }

  function settle(item: Item, media: Media) {
    if (openState()?.items.includes(item)) dispatch({ type: 'media', item, media })
  }

  function callOff() {
    clearTimeout(timer)
    for (const controller of pending.values()) controller.abort()
    pending.clear()
  }

  function go(index: number, direction: -1 | 1) {
    if (dispatch({ type: 'go', index, direction })) tellAddress(index)
  }

  function stepTo(by: -1 | 1, way: Way) {
    const state = openState()
    return state && stepFrom(state.index, { by, way }, { count: state.items.length, wraps })
  }

  function close() {
    if (!dispatch({ type: 'close' })) return
    entry?.leave()
    entry = undefined
    const gone = () => void dispatch({ type: 'gone' })
    if (prefersReducedMotion(window)) gone()
    else timer = setTimeout(gone, fadeMs)
  }

  return {
    $state,
    open(items, index) {
      if (!dispatch({ type: 'open', items, index })) return
      const shown = openState()?.index ?? 0
      if (entry) tellAddress(shown)
      else if (hasHistory) entry = enterHistory(window, { address: addressOf(shown), onBack: close })
    },
    go(index) {
      const state = openState()
      if (state) go(index, index < state.index ? -1 : 1)
    },
    step(by, way) {
      const index = stepTo(by, way)
      if (index !== undefined) go(index, by)
    },
    canStep: (by, way) => stepTo(by, way) !== undefined,
    zoomTo: (zoom) => void dispatch({ type: 'zoom', zoom }),
    setItems: (items) => void dispatch({ type: 'items', items }),
    tell: settle,
    retry: () => void dispatch({ type: 'retry' }),
    close,
    end() {
      close()
      clearTimeout(timer)
      dispatch({ type: 'gone' })
    },
  }
}
