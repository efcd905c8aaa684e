import { memberOf } from '../../../src/dom/member'
import { animateFrom } from '../../../src/motion/animate-from'
import { createGlides, gliding } from '../../../src/motion/glide'
import { onceInView } from '../../../src/motion/in-view'
import { afterLoad } from '../../../src/page/after-load'
import type { Mount } from '../../../src/page/island'
import { arrange } from './arrange'
import { createGrid } from './grid'
import { holdPlace } from './hold-place'
import {
  type Account,
  accountListsOf,
  DATE_ATTRIBUTE,
  hasSource,
  isItem,
  isPhoto,
  type Kind,
  kindOf,
  PLACE_ATTRIBUTE,
  readAccount,
  tweetListsOf,
} from './markup'
import { gridPlace, sorted, unixSeconds } from './order'

/** Contract 03 §5.2. */
const FADE_MS = 800
/** So far away the photos are asked for: they are to be there before the visitor is. */
const ASK_MARGIN = '1200px 0px'

/** A list of posts with the tweets and photos that are told of beside it among them (contract 03 §12). */
export const mount: Mount = (list, scope) => {
  const kind = kindOf(list)
  const adopted = scope.adopt
  const printed = [...list.children]
  const tweets = new Map<Element, Element[]>()
  const asked = new WeakSet<Element>()
  const photos: Element[] = []
  const grid = kind === 'grid' ? createGrid(list, scope) : undefined
  const glides = createGlides()
  let stopFade: (() => void) | undefined

  function add(items: readonly Element[]) {
    const moving = gliding(list)
    if (moving) void moving.then(() => scope.signal.aborted || add(items))
    else addNow(items)
  }
  function addNow(items: readonly Element[]) {
    const settle = items.length > 0 ? holdPlace(list, scope, glides) : undefined
    const others = [...list.children]
    arrange(list, inOrder([...others, ...items.filter((item) => !others.includes(item))], kind))
    if (grid && printed.length === 0 && list.childElementCount > 0) appear()
    grid?.place()
    settle?.()
  }
  /** Once: what comes later comes into a list that is seen. */
  function appear() {
    if (stopFade) return
    adopted.style(list, 'opacity', '1')
    stopFade = animateFrom(list, { opacity: 0 }, { durationMs: FADE_MS })
  }
  function takeTweets() {
    for (const source of tweetListsOf(list)) {
      const known = tweets.get(source) ?? []
      const items = [...source.children].filter((item) => !known.includes(item))
      if (items.length === 0) continue
      tweets.set(source, [...known, ...items])
      add(items)
    }
  }
  function askForPhotos() {
    for (const source of accountListsOf(list)) {
      if (asked.has(source)) continue
      asked.add(source)
      const account = readAccount(source)
      if (!account) continue
      const ask = () => void showPhotos(account).catch((cause) => scope.report(cause, 'call'))
      scope.add(onceInView(scope, list, ask, { margin: ASK_MARGIN }))
    }
  }
  /** A script that is asked for before and hangs would keep the page from having loaded. */
  const pageLoad = () => new Promise<void>((then) => scope.add(afterLoad(scope.window, 0, then)))
  async function showPhotos(account: Account) {
    const [{ photoItems }] = await Promise.all([import('./photo-items'), pageLoad()])
    const items = await photoItems({ account, kind, signal: scope.signal }, scope)
    if (scope.signal.aborted) return
    photos.push(...items)
    add(items)
  }
  const hasOthers = () => photos.length > 0 || tweets.size > 0

  takeTweets()
  askForPhotos()
  const onMarkup = (roots: readonly Element[]) => {
    if (hasSource(roots)) {
      takeTweets()
      askForPhotos()
    }
    // More posts: the photos find their places among them, too.
    if (hasOthers() && roots.some((root) => memberOf(root, 'parentElement') === list)) add([])
  }
  scope.add(() => {
    for (const photo of photos) photo.remove()
    for (const [source, items] of tweets)
      source.append(...items.filter((item) => item.parentElement === list))
    const left = new Set(list.children)
    const first = printed.filter((item) => left.delete(item))
    arrange(list, [...first, ...left])
  })
  scope.add(glides.stop)
  scope.add(() => stopFade?.())
  scope.onMarkup(onMarkup)
}

/** What is no item, as one that only measures, comes first. */
function inOrder(children: readonly Element[], kind: Kind): Element[] {
  const keyOf = (item: Element) => {
    if (kind === 'grid') return gridPlace(item.getAttribute(PLACE_ATTRIBUTE), { isPhoto: isPhoto(item) })
    const seconds = unixSeconds(item.getAttribute(DATE_ATTRIBUTE))
    return seconds === null ? null : -seconds
  }
  return [...children.filter((child) => !isItem(child)), ...sorted(children.filter(isItem), keyOf)]
}
