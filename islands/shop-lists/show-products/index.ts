import type { Mount } from '../../../src/page/island'
import { perPageUrl } from './per-page-url'

/** The events before a link is followed, copied or opened in a new tab. */
const UPDATE_EVENTS = ['pointerover', 'pointerdown', 'focus', 'click']

/** Adds the list's filters and order to the address of a link to another number of products per page. */
export const mount: Mount = (link, scope) => {
  const { document } = scope
  const adopted = scope.adopt
  let printed: string | null = null
  let built: string | null = null

  /** Ajax filters change the page's address, so the link's is built on every event. */
  function update() {
    const current = link.getAttribute('href')
    if (current !== built) printed = current
    const next = perPageUrl(printed ?? '', document.location.href)
    if (next === null) return
    built = next
    adopted.attribute(link, 'href', built)
  }
  update()
  scope.listen(link, UPDATE_EVENTS, update)
}
