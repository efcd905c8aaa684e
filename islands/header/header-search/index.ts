import { bindOpener } from '../../../src/overlay/panel-opener'
import { createPanelTimers } from '../../../src/overlay/panel-timers'
import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { text } from '../../../src/page/text'
import { createFullSearch } from './full-search'
import { BOX_LINK } from './markup'
import { createSearchBox } from './search-box'

const share = sharedByHosts((scope) => {
  // A scope of its own, so that styles are restored last, when the panels have closed.
  const { adopt: adopted } = scope.child()
  const parts = { adopted, timers: createPanelTimers() }
  return { box: createSearchBox(scope, parts), full: createFullSearch(scope, parts) }
})

/** The icons of the header that open a search: a box below them, or one over the whole header. */
export const mount: Mount = (opener, scope) => {
  const kind = opener.matches(BOX_LINK) ? 'box' : 'full'
  bindOpener(opener, { panel: (own) => share(own)[kind], label: text('common.search', 'Search') }, scope)
}
