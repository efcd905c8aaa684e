import { FEED_CALL } from '../../../legacy-shims/globals/page-feed'
import { createGlides } from '../../../src/motion/glide'
import type { Mount } from '../../../src/page/island'
import { layOut } from '../../../src/page/list-layout'
import { itemsOf, NEW_CLASS } from '../feed'
import { followItems, prepareItems } from '../new-items'
import { UNWRAP_AFTER_MS } from './embeds'
import { EXPAND_LINK } from './expand-link'
import { isFirstFeed, numberFeed } from './feed-number'
import { markScripted } from './no-script'
import { partsInView } from './parts-in-view'
import { type PreparedItem, prepareItem } from './prepare-item'

/** When items are no longer new, but for the first feed's (contract 05 §1.4). */
const NOT_NEW_AFTER_MS = 1250

/** A feed of a network's page: its posts as they are read (contract 05 §1, §3, §4.1). */
export const mount: Mount = (feed, scope) => {
  const { window } = scope
  const adopted = scope.adopt
  const prepared = new WeakMap<Element, PreparedItem>()
  const expandable = new WeakMap<Element, PreparedItem>()
  /** Also those that somebody takes out of the feed, who may put them back. */
  const items: WeakRef<Element>[] = []
  const glides = createGlides()
  const options = { adopted, tagsInTexts: wantsTags(window), onExpand: () => layOut(feed) }

  /** What is odd about one item is no matter of the others. */
  function attempt(act: () => void) {
    try {
      act()
    } catch (cause) {
      scope.report(cause)
    }
  }
  function prepare(item: HTMLElement) {
    const ready = prepareItem(item, options)
    prepared.set(item, ready)
    items.push(new WeakRef(item))
    if (ready.expandLink) expandable.set(ready.expandLink, ready)
  }
  function prepareAll(fresh: readonly HTMLElement[]) {
    const settle = glides.from(partsInView(fresh, window))
    for (const item of fresh) attempt(() => prepare(item))
    // Texts have become shorter.
    settle()
    if (fresh.length === 0) return
    scope.after(UNWRAP_AFTER_MS, () => {
      for (const item of fresh) attempt(() => prepared.get(item)?.unwrap())
    })
  }
  function onClick(event: Event) {
    const link = event.target instanceof Element ? event.target.closest(EXPAND_LINK) : null
    if (!link) return
    event.preventDefault()
    expandable.get(link)?.expand?.press()
  }
  function forgetNew() {
    if (isFirstFeed(feed)) return
    // Without its mark nobody would know of one that has only just come.
    prepareItems(feed)
    for (const item of itemsOf(feed)) adopted.toggle(item, NEW_CLASS, false)
  }

  markScripted(feed, adopted)
  numberFeed(feed, scope)
  scope.listen(feed, 'click', onClick)
  scope.listen(feed, FEED_CALL, () => prepareItems(feed))
  followItems(feed, 'posts', scope, prepareAll)
  scope.after(NOT_NEW_AFTER_MS, forgetNew)

  scope.add(() => {
    for (const item of items.flatMap((each) => each.deref() ?? []))
      attempt(() => prepared.get(item)?.restore())
  })
  scope.add(glides.stop)
}

/** The page says when it does not want them (contract 05 §1.3). */
function wantsTags({ cfflinkhashtags }: Window & { cfflinkhashtags?: unknown }): boolean {
  return cfflinkhashtags === undefined || String(cfflinkhashtags) === 'true'
}
