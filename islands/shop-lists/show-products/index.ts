import type { Mount } from '../../../src/page/island'
import { perPageUrl } from './per-page-url'

/** What comes before the link is followed, copied or opened elsewhere. */
const APPROACHES = ['pointerover', 'pointerdown', 'focus', 'click']

/**
 * A link to another number of products on the page keeps what the list is narrowed down and ordered by: it leads there
 * itself, in whatever tab.
 */
export const mount: Mount = (link, scope) => {
  const { document } = scope
  const adopted = scope.adopt
  let printed: string | null = null
  let built: string | null = null

  /** The page's own address may have changed since, by filters that work without leaving it. */
  function build() {
    const current = link.getAttribute('href')
    if (current !== built) printed = current
    const next = perPageUrl(printed ?? '', document.location.href)
    if (next === null) return
    built = next
    adopted.attribute(link, 'href', built)
  }
  build()
  scope.listen(link, APPROACHES, build)
}
