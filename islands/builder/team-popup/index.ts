import { isPlainClick } from '../../../src/dom/plain-click'
import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { createPopup } from './popup'

const share = sharedByHosts(createPopup)

/** A link to a member of the team: it opens the member's profile in a panel over the page (contract 04 §13). */
export const mount: Mount = (host, scope) => {
  if (!(host instanceof HTMLAnchorElement)) return
  const handleClick = share(scope)
  scope.listen(host, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (handleClick(host)) event.preventDefault()
  })
}
