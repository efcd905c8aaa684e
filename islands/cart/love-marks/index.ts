import { findAll, holds, matches, type Root } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { guestLoves } from '../../../src/state/guest-loves'

/**
 * Adds `loved` to the buttons of posts that a guest loves, which the server does not know. Posts are looked up by the
 * guest's cookies, so the cost grows with these and not with the page's buttons.
 */
export const mount: Mount = (locale, scope) => {
  // Every value but the text "true" is a guest.
  if (locale.getAttribute('data-loggedin') === 'true') return
  // Cookies are read again for late markup: the visitor may have unloved a post since.
  const addLoved = (root: Root) => {
    // Cookies are slow to read, and most late markup has no button in it.
    if (!holds(root, BUTTON)) return
    const selector = selectorOf(guestLoves.posts())
    if (!selector) return
    for (const button of findAll(root, selector)) button.classList.add('loved')
    if (root instanceof Element && matches(root, selector)) root.classList.add('loved')
  }
  addLoved(scope.document)
  scope.onMarkup((roots) => roots.forEach(addLoved))
}

const BUTTON = '.love-it'

const selectorOf = (posts: readonly string[]) =>
  posts.map((post) => `${BUTTON}[data-post-id="${post}"]`).join()
