import { callSearch, SEARCH_DATA } from '../../../legacy-shims/globals/aws-search'
import { getJQueryData } from '../../../legacy-shims/jquery-events'
import { isPlainClick } from '../../../src/dom/plain-click'
import { flagOf } from '../../../src/page/data-flag'
import type { Mount } from '../../../src/page/island'
import { boxFor } from './box-for'

/**
 * A link that searches for a term in a box on the page (contract 06 §5.8). The results block handles the
 * links inside it.
 */
export const mount: Mount = (link, scope) => {
  if (link.closest('.aws-search-result')) return
  async function onClick(event: MouseEvent) {
    const container = isPlainClick(event) ? boxFor(link) : null
    if (!container) return
    event.preventDefault()
    await scope.wake(container)
    const isHandled = callSearch(container, {
      what: 'force',
      term: link.getAttribute('data-aws-term-submit') ?? '',
      submit: flagOf(link, 'data-aws-term-submit-form', { absent: false }),
    })
    // A box of the plugin's own script handles the link itself.
    if (!isHandled && !getJQueryData(scope.window, container, SEARCH_DATA)) follow()
  }
  /** Without a box, the link is followed. */
  function follow() {
    const address = link.getAttribute('href')
    if (address && address !== '#') scope.navigation.follow(address)
  }
  scope.listen(link, 'click', onClick)
}
