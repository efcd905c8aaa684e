import { bindOpener } from '../../../src/overlay/panel-opener'
import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { text } from '../../../src/page/text'
import { MENU_LINK } from './markup'
import { createMobilePanels } from './panels'

const share = sharedByHosts(createMobilePanels)

/** The controls of the mobile header. Outside the mobile header the cart's control is a plain link. */
export const mount: Mount = (opener, scope) => {
  const isMenu = opener.matches(MENU_LINK)
  bindOpener(
    opener,
    {
      panel: (own) => share(own)[isMenu ? 'menu' : 'cart'],
      label: isMenu ? text('common.menu', 'Menu') : text('common.cart', 'Cart'),
    },
    scope,
  )
}
