import type { LightboxItem, Size } from './item'
import { NOT_ZOOMED, type Zoom } from './zoomed'

/** What is known of one item's media by now. */
export type Media = { readonly is: 'loaded'; readonly size: Size } | { readonly is: 'failed' }

interface Album<Item> {
  readonly items: readonly Item[]
  readonly index: number
  /** Which way the last change went; 0 for the item that it was opened with. */
  readonly direction: -1 | 0 | 1
  readonly zoom: Zoom
  /** What has come, or failed to: of what left the album as well. */
  readonly media: ReadonlyMap<Item, Media>
}

/** Spec feed and page builder §4: closed, then open at an index, loading, shown. */
export type LightboxState<Item extends LightboxItem> =
  | { readonly phase: 'closed' }
  | (Album<Item> & {
      /** `opening` waits for its first media, `loading` for another one, `closing` is on its way out. */
      readonly phase: 'opening' | 'loading' | 'shown' | 'closing'
    })

export type OpenState<Item extends LightboxItem> = Exclude<LightboxState<Item>, { phase: 'closed' }>

export type LightboxAction<Item extends LightboxItem> =
  | { readonly type: 'open'; readonly items: readonly Item[]; readonly index: number }
  | { readonly type: 'go'; readonly index: number; readonly direction: -1 | 1 }
  /** An item's media is here, or will not come; other items' may come early. */
  | { readonly type: 'media'; readonly item: Item; readonly media: Media }
  /** What failed is asked for again. */
  | { readonly type: 'retry' }
  | { readonly type: 'zoom'; readonly zoom: Zoom }
  /** The album grows or shrinks while it is open: what is shown stays, by the object that it is. */
  | { readonly type: 'items'; readonly items: readonly Item[] }
  | { readonly type: 'close' }
  /** The way out is over. */
  | { readonly type: 'gone' }

/** Every change of a lightbox. What makes no sense in a state leaves it as it is. */
export function reduceLightbox<Item extends LightboxItem>(
  state: LightboxState<Item>,
  action: LightboxAction<Item>,
): LightboxState<Item> {
  if (action.type === 'open') return opened(state, action)
  if (state.phase === 'closed') return state
  if (action.type === 'gone') return { phase: 'closed' }
  if (state.phase === 'closing') return state
  switch (action.type) {
    case 'go':
      return gone(state, action)
    case 'media':
      return settled({ ...state, media: new Map(state.media).set(action.item, action.media) })
    case 'retry':
      return settled({ ...state, media: withoutFailed(state.media), phase: 'loading' })
    case 'zoom':
      return state.phase === 'shown' ? { ...state, zoom: action.zoom } : state
    case 'items':
      return changed(state, action.items)
    case 'close':
      return { ...state, phase: 'closing' }
  }
}

/** An index beyond the album is its nearest end; an empty album opens nothing. */
function opened<Item extends LightboxItem>(
  state: LightboxState<Item>,
  { items, index }: { items: readonly Item[]; index: number },
): LightboxState<Item> {
  if (items.length === 0) return state
  const start = Math.max(0, Math.min(Math.trunc(index) || 0, items.length - 1))
  return { phase: 'opening', items, index: start, direction: 0, zoom: NOT_ZOOMED, media: new Map() }
}

function gone<Item extends LightboxItem>(
  state: OpenState<Item>,
  { index, direction }: { index: number; direction: -1 | 1 },
): LightboxState<Item> {
  if (index === state.index || !state.items[index]) return state
  // A picture that failed once may come now.
  const media = withoutFailed(state.media)
  return settled({ ...state, index, direction, media, zoom: NOT_ZOOMED, phase: 'loading' })
}

/** Shown as soon as the current media has come, or is known not to. */
function settled<Item extends LightboxItem>(state: OpenState<Item>): OpenState<Item> {
  return state.phase !== 'closing' && mediaAt(state, state.index) ? { ...state, phase: 'shown' } : state
}

/** What is known of the item at an index. */
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

function changed<Item extends LightboxItem>(
  state: OpenState<Item>,
  items: readonly Item[],
): LightboxState<Item> {
  const current = state.items[state.index]
  const index = current ? items.indexOf(current) : -1
  return index < 0 ? state : { ...state, items, index }
}
