import { isPlainClick } from '../../../src/dom/plain-click'
import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { createPopup } from './popup'

const share = sharedByHosts(createPopup)

/** A link to a member of the team, which opens the profile beside the page (contract 04 §13). */
export const mount: Mount = (host, scope) => {
  if (!(host instanceof HTMLAnchorElement)) return
  const take = share(scope)
  scope.listen(host, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (take(host)) event.preventDefault()
  })
}
