import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import type { Mount } from '../../../src/runtime/island'
import { bindOpener } from '../../../src/state/panel-opener'
import { OPENERS } from './markup'
import { createMenuPanels } from './panels'

const share = sharedByHosts(createMenuPanels)

/** The icons of the header that open a menu, or the search for products, beside the page or over it. */
export const mount: Mount = (opener, page) => {
  const { value: panels, release } = share(page)
  const unbind = bindOpener(opener, { panel: panels.controlOf(opener), label: labelOf(opener) })
  return () => {
    unbind()
    release()
  }
}

function labelOf(opener: Element): string {
  if (opener.matches('.sf-pushnav-close')) return 'Close'
  return opener.matches(OPENERS.superSearch) ? 'Search' : 'Menu'
}
