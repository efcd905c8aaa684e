import { closest } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { safePageUrl } from '../../../src/page/safe-url'

/** Contract 02 §12: it may be printed twice, with its id. */
const MODAL = '#track-order-modal'
const URL_ATTRIBUTE = 'data-tracking-url'

/** The form of the order-tracking modal posts to where the modal says. Without an address it keeps its own. */
export const mount: Mount = (form, scope) => {
  const url = safePageUrl(closest(form, MODAL)?.getAttribute(URL_ATTRIBUTE)?.trim())
  if (url) scope.adopt.attribute(form, 'action', url)
}
