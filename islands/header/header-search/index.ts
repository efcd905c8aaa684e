import { createAdoption } from '../../../src/dom/adoption'
import type { Page } from '../../../src/page/page'
import { createPanelTimers } from '../../../src/page/panel-timers'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import type { Mount } from '../../../src/runtime/island'
import { bindOpener } from '../../../src/state/panel-opener'
import { createFullSearch } from './full-search'
import { BOX_LINK } from './markup'
import { createSearchBox } from './search-box'

const share = sharedByHosts((page: Page) => {
  const adopted = createAdoption()
  const parts = { adopted, timers: createPanelTimers() }
  const box = createSearchBox(page, parts)
  const full = createFullSearch(page, parts)
  return {
    box,
    full,
    dispose() {
      box.dispose()
      full.dispose()
      adopted.restore()
    },
  }
})

/** The icons of the header that open a search: a box below them, or one over the whole header. */
export const mount: Mount = (opener, scope) => {
  const { value: searches, release } = share(scope.page)
  const panel = opener.matches(BOX_LINK) ? searches.box : searches.full
  bindOpener(opener, { panel, label: 'Search' }, scope)
  scope.add(release)
}
