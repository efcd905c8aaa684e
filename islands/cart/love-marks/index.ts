import { findAll, holds, matches, type Root } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { guestLoves } from '../../../src/state/guest-loves'

/**
 * Marks what a logged-out visitor loves already: the server prints no `loved` for guests.
 * One query for each cookie, so the cost grows with the visitor's loves and not with the page's buttons.
 */
export const mount: Mount = (locale, scope) => {
  // The string decides: every other value than "true" is a guest.
  if (locale.getAttribute('data-loggedin') === 'true') return
  // The cookies are read again for markup that comes later: the visitor may have unloved a post meanwhile.
  const mark = (root: Root) => {
    // Cookies are slow to read, and most of what comes later has no button in it.
    if (!holds(root, BUTTON)) return
    const selector = selectorOf(guestLoves.posts())
    if (!selector) return
    for (const button of findAll(root, selector)) button.classList.add('loved')
    if (root instanceof Element && matches(root, selector)) root.classList.add('loved')
  }
  mark(scope.document)
  scope.onMarkup((roots) => roots.forEach(mark))
}

const BUTTON = '.love-it'

const selectorOf = (posts: readonly string[]) =>
  posts.map((post) => `${BUTTON}[data-post-id="${post}"]`).join()
