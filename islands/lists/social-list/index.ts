import { memberOf } from '../../../src/dom/member'
import { animateFrom } from '../../../src/motion/animate-from'
import { createGlides, whenGlidesEnd } from '../../../src/motion/glide'
import { onceInView } from '../../../src/motion/in-view'
import { afterLoad } from '../../../src/page/after-load'
import type { Mount } from '../../../src/page/island'
import { arrange, inOrder } from './arrange'
import { createGrid } from './grid'
import { holdPlace } from './hold-place'
import { type Account, accountListsOf, hasSource, kindOf, readAccount, tweetListsOf } from './markup'

/** Contract 03 §5.2. */
const FADE_MS = 800
/** At this distance from the window the photos are requested, so that they arrive before the visitor. */
const REQUEST_MARGIN = '1200px 0px'

/** Puts tweets and photos, which the theme prints beside a list, among its posts (contract 03 §12). */
export const mount: Mount = (list, scope) => {
  const kind = kindOf(list)
  const adopted = scope.adopt
  const printed = [...list.children]
  const tweets = new Map<Element, Element[]>()
  const requested = new WeakSet<Element>()
  const photos: Element[] = []
  const grid = kind === 'grid' ? createGrid(list, scope) : undefined
  const glides = createGlides()
  let stopFade: (() => void) | undefined

  function add(items: readonly Element[]) {
    const moving = whenGlidesEnd(list)
    if (moving) void moving.then(() => scope.signal.aborted || add(items))
    else addNow(items)
  }
  function addNow(items: readonly Element[]) {
    const settle = items.length > 0 ? holdPlace(list, scope, glides) : undefined
    const others = [...list.children]
    arrange(list, inOrder([...others, ...items.filter((item) => !others.includes(item))], kind))
    if (grid && printed.length === 0 && list.childElementCount > 0) fadeIn()
    grid?.resize()
    settle?.()
  }
  /** Fades the list in, once. */
  function fadeIn() {
    if (stopFade) return
    adopted.style(list, 'opacity', '1')
    stopFade = animateFrom(list, { opacity: 0 }, { durationMs: FADE_MS })
  }
  function addTweets() {
    for (const source of tweetListsOf(list)) {
      const known = tweets.get(source) ?? []
      const items = [...source.children].filter((item) => !known.includes(item))
      if (items.length === 0) continue
      tweets.set(source, [...known, ...items])
      add(items)
    }
  }
  function requestPhotos() {
    for (const source of accountListsOf(list)) {
      if (requested.has(source)) continue
      requested.add(source)
      const account = readAccount(source)
      if (!account) continue
      const request = () => void showPhotos(account).catch((cause) => scope.report(cause, 'call'))
      scope.add(onceInView(scope, list, request, { margin: REQUEST_MARGIN }))
    }
  }
  /** A JSONP script that hangs would delay the page's `load` event. */
  const pageLoad = () => new Promise<void>((then) => scope.add(afterLoad(scope.window, 0, then)))
  async function showPhotos(account: Account) {
    const [{ photoItems }] = await Promise.all([import('./photo-items'), pageLoad()])
    const items = await photoItems({ account, kind, signal: scope.signal }, scope)
    if (scope.signal.aborted) return
    photos.push(...items)
    add(items)
  }
  const hasOthers = () => photos.length > 0 || tweets.size > 0

  addTweets()
  requestPhotos()
  const onMarkup = (roots: readonly Element[]) => {
    if (hasSource(roots)) {
      addTweets()
      requestPhotos()
    }
    // After more posts were loaded the photos have other places.
    if (hasOthers() && roots.some((root) => memberOf(root, 'parentElement') === list)) add([])
  }
  scope.add(() => restoreList(list, { printed, photos, tweets }))
  scope.add(glides.stop)
  scope.add(() => stopFade?.())
  scope.onMarkup(onMarkup)
}

interface ListParts {
  /** The list's children as the server printed them. */
  readonly printed: readonly Element[]
  readonly photos: readonly Element[]
  /** Tweets by the element that they came from. */
  readonly tweets: ReadonlyMap<Element, readonly Element[]>
}

function restoreList(list: Element, { printed, photos, tweets }: ListParts): void {
  for (const photo of photos) photo.remove()
  for (const [source, items] of tweets) {
    source.append(...items.filter((item) => item.parentElement === list))
  }
  const others = new Set(list.children)
  const first = printed.filter((item) => others.delete(item))
  arrange(list, [...first, ...others])
}
