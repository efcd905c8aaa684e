import { closest } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { safePageUrl } from '../../../src/page/safe-url'

/** Contract 02 §12: the theme may print it twice, with the same id. */
const MODAL = '#track-order-modal'
const URL_ATTRIBUTE = 'data-tracking-url'

/** The order-tracking form posts to the URL of its modal, if there is one. */
export const mount: Mount = (form, scope) => {
  const url = safePageUrl(closest(form, MODAL)?.getAttribute(URL_ATTRIBUTE)?.trim())
  if (url) scope.adopt.attribute(form, 'action', url)
}
