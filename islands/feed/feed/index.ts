import { createElement } from 'react'
import { FEED_CALL } from '../../../legacy-shims/globals/page-feed'
import type { Adoption } from '../../../src/dom/adoption'
import { reported } from '../../../src/dom/reporting'
import type { Mount } from '../../../src/page/island'
import { layOutList } from '../../../src/page/list-layout'
import type { Scope } from '../../../src/page/scope'
import { mountReact } from '../../../src/react/mount'
import { FEED, itemsOf, NEW_CLASS } from '../feed-markup'
import { publishPosts } from '../post'
import { Feed } from './Feed'
import { isFirstFeed, setFeedIndex } from './feed-index'
import { createItems } from './items'
import { createFarPosts } from './layout/far-posts'
import { createFeedLayout } from './layout/feed-layout'
import { createLightboxLinks } from './lightbox-links/links'
import { likeboxesOf } from './likebox-frames'
import { shareGlobals } from './meta/globals'
import { createIcons } from './meta/icons'
import { createNetwork } from './meta/network'
import { createBrowserPages } from './paging/browser-pages'
import { buttonOf, readButton } from './paging/markup'
import { createPaging } from './paging/paging'
import { createPictures } from './pictures/pictures'
import type { ReadyPost } from './ready-posts'
import { UNWRAP_AFTER_MS } from './text/embeds'
import { preventExpandLinks } from './text/expand-parts'
import { prepareText } from './text/prepare-text'

/** The class for which the plugin's CSS has a style without scripts (contract 05 §1.1). */
const NO_SCRIPT_CLASS = 'cff-nojs'
/** After this time items are no longer new, except for the first feed's (contract 05 §1.4). */
const NOT_NEW_AFTER_MS = 1250

/** The feed of a network's page (contract 05). */
export const mount: Mount = (feed, scope) => {
  // Read before anything changes, because phones lay the page out to answer it.
  const windowPx = scope.window.innerWidth
  const far = createFarPosts(feed, scope.adopt)
  if ('IntersectionObserver' in scope.window) far.skipFar(itemsOf(feed).filter(isNew))
  markScripted(feed, scope.adopt)
  setFeedIndex(feed, scope)
  shareGlobals(scope)
  const links = createLightboxLinks(feed, scope, windowPx)
  const tagsInTexts = wantsTags(scope.window)
  const items = createItems(feed, scope.child(), {
    far,
    prepare(post) {
      const addLinks = reported(() => links?.add(post), scope.report)
      try {
        const text = prepareText(post.item, { adopted: scope.adopt, tagsInTexts, beforeCut: addLinks })
        scope.after(UNWRAP_AFTER_MS, text.unwrap)
        return text
      } catch (cause) {
        // An error in the text must not cost the post its lightbox links.
        addLinks()
        throw cause
      }
    },
    onItems() {
      if (pages && pages.show().length > 0) layOutList(feed)
      layout.renew()
      pictures.renew()
      network.renew()
    },
  })
  const pages = createBrowserPages(feed, scope)
  const layout = createFeedLayout(feed, items, scope.child(), windowPx)
  const pictures = createPictures(feed, items, scope.child())
  const network = createNetwork(feed, scope)
  const button = buttonOf(feed)
  pictures.renew()
  // A feed without new items has pictures, pages and a layout, too.
  pages?.show()
  layout.renew()

  function onReady(posts: readonly ReadyPost[]) {
    const fresh = posts.map(({ item }) => item)
    layout.prepare(fresh)
    pictures.prepare(fresh)
    network.ask(posts)
  }
  const more = button && {
    ...readButton(button),
    paging: createPaging(feed, button, scope, { items, pages }),
  }
  const element = createElement(Feed, {
    feed,
    scope,
    items,
    icons: createIcons(scope.document),
    hasResizing: pictures.hasResizing,
    likeboxes: likeboxesOf(feed),
    more: more ?? undefined,
    onReady,
  })
  scope.add(mountReact(element, scope))
  scope.add(
    publishPosts(feed, {
      postOf: items.postOf,
      linkAll() {
        for (const item of items.all()) {
          const post = items.postOf(item)
          if (post) links?.add(post)
        }
      },
    }),
  )
  preventExpandLinks(feed, scope)
  scope.listen(feed, FEED_CALL, items.update)
  scope.after(NOT_NEW_AFTER_MS, () => removeNewMarks(feed, scope, items.update))
  items.update()
}

/** Removes the class in this feed and outside all feeds. Other feeds remove their own. */
function markScripted(feed: Element, adopted: Adoption): void {
  for (const element of feed.ownerDocument.querySelectorAll(`.${NO_SCRIPT_CLASS}`)) {
    const owner = element.closest(FEED)
    if (!owner || owner === feed) adopted.toggle(element, NO_SCRIPT_CLASS, false)
  }
}

const isNew = ({ classList }: Element) => classList.contains(NEW_CLASS)

function removeNewMarks(feed: HTMLElement, { adopt }: Scope, update: () => void) {
  if (isFirstFeed(feed)) return
  // Reads new items before their mark is removed.
  update()
  for (const item of itemsOf(feed)) adopt.toggle(item, NEW_CLASS, false)
}

/** Whether hashtags in texts become links. The page may turn that off (contract 05 §1.3). */
function wantsTags({ cfflinkhashtags }: Window & { cfflinkhashtags?: unknown }): boolean {
  return cfflinkhashtags === undefined || String(cfflinkhashtags) === 'true'
}
