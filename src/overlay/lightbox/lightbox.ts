import type { LightboxItem, Size } from './item'
import { NOT_ZOOMED, type Zoom } from './zoomed'

/** The result of loading an item's media. */
export type Media = { readonly is: 'loaded'; readonly size: Size } | { readonly is: 'failed' }

interface Album<Item> {
  readonly items: readonly Item[]
  readonly index: number
  /** The direction of the last step; 0 before the first. */
  readonly direction: -1 | 0 | 1
  readonly zoom: Zoom
  /** The media of items that have loaded or failed, also of those that have left the album since. */
  readonly media: ReadonlyMap<Item, Media>
}

/** Spec feed and page builder §4: closed, then open at an index, loading, shown. */
export type LightboxState<Item extends LightboxItem> =
  | { readonly phase: 'closed' }
  | (Album<Item> & {
      /** `opening` waits for the first media, `loading` for later media, `closing` fades out. */
      readonly phase: 'opening' | 'loading' | 'shown' | 'closing'
    })

export type OpenState<Item extends LightboxItem> = Exclude<LightboxState<Item>, { phase: 'closed' }>

export type LightboxAction<Item extends LightboxItem> =
  | { readonly type: 'open'; readonly items: readonly Item[]; readonly index: number }
  | { readonly type: 'go'; readonly index: number; readonly direction: -1 | 1 }
  /** An item's media has loaded or failed; neighbours are loaded ahead. */
  | { readonly type: 'media'; readonly item: Item; readonly media: Media }
  /** Loads again what failed. */
  | { readonly type: 'retry' }
  | { readonly type: 'zoom'; readonly zoom: Zoom }
  /** Replaces the items while it is open; the current item, compared by identity, stays. */
  | { readonly type: 'items'; readonly items: readonly Item[] }
  | { readonly type: 'close' }
  /** It has faded out. */
  | { readonly type: 'faded' }

/** Every change of a lightbox's state. An action that makes no sense in a state does not change it. */
export function reduceLightbox<Item extends LightboxItem>(
  state: LightboxState<Item>,
  action: LightboxAction<Item>,
): LightboxState<Item> {
  if (action.type === 'open') return openAlbum(state, action)
  if (state.phase === 'closed') return state
  if (action.type === 'faded') return { phase: 'closed' }
  if (state.phase === 'closing') return state
  switch (action.type) {
    case 'go':
      return goTo(state, action)
    case 'media':
      return showIfSettled({ ...state, media: new Map(state.media).set(action.item, action.media) })
    case 'retry':
      return showIfSettled({ ...state, media: withoutFailed(state.media), phase: 'loading' })
    case 'zoom':
      return state.phase === 'shown' ? { ...state, zoom: action.zoom } : state
    case 'items':
      return replaceItems(state, action.items)
    case 'close':
      return { ...state, phase: 'closing' }
  }
}

/** Opens at the nearest index there is; an empty album does not open. */
function openAlbum<Item extends LightboxItem>(
  state: LightboxState<Item>,
  { items, index }: { items: readonly Item[]; index: number },
): LightboxState<Item> {
  if (items.length === 0) return state
  const start = Math.max(0, Math.min(Math.trunc(index) || 0, items.length - 1))
  return { phase: 'opening', items, index: start, direction: 0, zoom: NOT_ZOOMED, media: new Map() }
}

function goTo<Item extends LightboxItem>(
  state: OpenState<Item>,
  { index, direction }: { index: number; direction: -1 | 1 },
): LightboxState<Item> {
  if (index === state.index || !state.items[index]) return state
  // A picture that failed before may load now.
  const media = withoutFailed(state.media)
  return showIfSettled({ ...state, index, direction, media, zoom: NOT_ZOOMED, phase: 'loading' })
}

/** Shown as soon as the current item's media has loaded or failed. */
function showIfSettled<Item extends LightboxItem>(state: OpenState<Item>): OpenState<Item> {
  return state.phase !== 'closing' && mediaAt(state, state.index) ? { ...state, phase: 'shown' } : state
}

/** The media of the item at an index. */
export function mediaAt<Item extends LightboxItem>(
  { items, media }: OpenState<Item>,
  index: number,
): Media | undefined {
  const item = items[index]
  return item && media.get(item)
}

function withoutFailed<Item>(media: ReadonlyMap<Item, Media>): ReadonlyMap<Item, Media> {
  return new Map([...media].filter(([, { is }]) => is !== 'failed'))
}

function replaceItems<Item extends LightboxItem>(
  state: OpenState<Item>,
  items: readonly Item[],
): LightboxState<Item> {
  const current = state.items[state.index]
  const index = current ? items.indexOf(current) : -1
  return index < 0 ? state : { ...state, items, index }
}
