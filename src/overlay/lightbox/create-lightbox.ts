import { atom, type ReadableAtom } from 'nanostores'
import { prefersReducedMotion } from '../../motion/reduced-motion'
import { formatHash } from './hash'
import { enterHistory, type HistoryEntry } from './history'
import type { LightboxItem } from './item'
import {
  type LightboxAction,
  type LightboxState,
  type Media,
  type OpenState,
  reduceLightbox,
} from './lightbox'
import { createMediaLoader } from './media-loader'
import { type StepInput, stepFrom } from './step'
import type { Zoom } from './zoomed'

export interface LightboxOptions {
  /** The inputs that step from the last item to the first, and back. */
  readonly wraps: readonly StepInput[]
  /** How long it fades out, in ms; not at all with reduced motion. */
  readonly fadeMs: number
  /** Whether the browser's back button closes it. */
  readonly hasHistory: boolean
  /** Adds `#{linkId}/{index}` to the page's address while it is open; needs `hasHistory`. */
  readonly linkId?: string | undefined
}

/** A lightbox without its view: the state, and the side effects of its changes. A view renders the state. */
export interface Lightbox<Item extends LightboxItem> {
  readonly $state: ReadableAtom<LightboxState<Item>>
  open(items: readonly Item[], index: number): void
  go(index: number): void
  step(by: -1 | 1, input: StepInput): void
  /** Whether a step by this input leads to another item. */
  canStep(by: -1 | 1, input: StepInput): boolean
  zoomTo(zoom: Zoom): void
  /** Replaces the items of the album; the current one has to be among them. */
  setItems(items: readonly Item[]): void
  /** Reports what a video or a page knows of itself once it has loaded. */
  tell(item: Item, media: Media): void
  /** Loads media again that failed. */
  retry(): void
  close(): void
  /** Closes it at once, without fading out. */
  end(): void
}

export function createLightbox<Item extends LightboxItem>(
  window: Window,
  { wraps, fadeMs, hasHistory, linkId }: LightboxOptions,
): Lightbox<Item> {
  const $state = atom<LightboxState<Item>>({ phase: 'closed' })
  const loader = createMediaLoader<Item>(window.document, settle)
  const address = createAddress(window, { hasHistory, linkId, onBack: close })
  let fadeTimer: ReturnType<typeof setTimeout> | undefined

  /** @returns whether the state has changed */
  function dispatch(action: LightboxAction<Item>) {
    const before = $state.get()
    const after = reduceLightbox(before, action)
    if (after === before) return false
    $state.set(after)
    if (action.type === 'open' || action.type === 'close') {
      clearTimeout(fadeTimer)
      loader.cancelAll()
    }
    loadMedia({ openState, neighbour: (by) => indexAfter(by, 'arrow'), load: loader.load })
    return true
  }
  function openState() {
    const state = $state.get()
    return state.phase === 'closed' || state.phase === 'closing' ? undefined : state
  }

  function settle(item: Item, media: Media) {
    if (openState()?.items.includes(item)) dispatch({ type: 'media', item, media })
  }

  function indexAfter(by: -1 | 1, input: StepInput) {
    const state = openState()
    return state && stepFrom(state.index, { by, input }, { count: state.items.length, wraps })
  }
  function go(index: number, direction: -1 | 1) {
    if (dispatch({ type: 'go', index, direction })) address.update(index)
  }
  function close() {
    if (!dispatch({ type: 'close' })) return
    address.leave()
    const endFade = () => void dispatch({ type: 'faded' })
    if (prefersReducedMotion(window)) endFade()
    else fadeTimer = setTimeout(endFade, fadeMs)
  }

  return {
    $state,
    open(items, index) {
      if (dispatch({ type: 'open', items, index })) address.enter(openState()?.index ?? 0)
    },
    go(index) {
      const state = openState()
      if (state) go(index, index < state.index ? -1 : 1)
    },
    step(by, input) {
      const index = indexAfter(by, input)
      if (index !== undefined) go(index, by)
    },
    canStep: (by, input) => indexAfter(by, input) !== undefined,
    zoomTo: (zoom) => void dispatch({ type: 'zoom', zoom }),
    setItems: (items) => void dispatch({ type: 'items', items }),
    tell: settle,
    retry: () => void dispatch({ type: 'retry' }),
    close,
    end() {
      close()
      clearTimeout(fadeTimer)
      dispatch({ type: 'faded' })
    },
  }
}

interface MediaOptions<Item extends LightboxItem> {
  /** The state now: loading may change it at once. */
  openState(): OpenState<Item> | undefined
  neighbour(by: -1 | 1): number | undefined
  load(item: Item): void
}

/** Loads the current item, then the one that is likely to be next, then the other neighbour. */
function loadMedia<Item extends LightboxItem>({ openState, neighbour, load }: MediaOptions<Item>): void {
  const state = openState()
  if (!state) return
  loadAt(state.index)
  if (state.phase !== 'shown') return
  const by = state.direction || 1
  for (const step of [by, -by] as (-1 | 1)[]) {
    const index = neighbour(step)
    if (index !== undefined) loadAt(index)
  }
  function loadAt(index: number) {
    const now = openState()
    const item = now?.items[index]
    if (item && !now.media.has(item)) load(item)
  }
}

interface AddressOptions extends Pick<LightboxOptions, 'hasHistory' | 'linkId'> {
  readonly onBack: () => void
}

/** The lightbox's entry in the history, and the item in the page's address. */
function createAddress(window: Window, { hasHistory, linkId, onBack }: AddressOptions) {
  let entry: HistoryEntry | undefined
  const addressOf = (index: number) => {
    const { pathname, search } = window.location
    return linkId === undefined ? undefined : pathname + search + formatHash(linkId, index)
  }
  function update(index: number) {
    const address = addressOf(index)
    if (address !== undefined) entry?.update(address)
  }
  return {
    update,
    enter(index: number) {
      if (entry) update(index)
      else if (hasHistory) entry = enterHistory(window, { address: addressOf(index), onBack })
    },
    leave() {
      entry?.leave()
      entry = undefined
    },
  }
}
