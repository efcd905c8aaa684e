import { bindOpener } from '../../../src/overlay/panel-opener'
import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { text } from '../../../src/page/text'
import { OPENERS } from './markup'
import { createMenuPanels } from './panels'

const share = sharedByHosts(createMenuPanels)

/** The header's icons that open a menu or the product search, beside the page or over it. */
export const mount: Mount = (opener, scope) => {
  bindOpener(opener, { panel: (own) => share(own)(opener), label: labelOf(opener) }, scope)
}

function labelOf(opener: Element): string {
  if (opener.matches('.sf-pushnav-close')) return text('common.close', 'Close')
  return opener.matches(OPENERS.superSearch) ? text('common.search', 'Search') : text('common.menu', 'Menu')
}
