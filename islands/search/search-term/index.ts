import { callSearch, SEARCH_DATA } from '../../../legacy-shims/globals/aws-search'
import { getJQueryData } from '../../../legacy-shims/jquery-events'
import { isPlainClick } from '../../../src/dom/plain-click'
import { flagOf } from '../../../src/page/data-flag'
import type { Mount } from '../../../src/page/island'
import { boxFor } from './box-for'

/**
 * A link that puts a term into a search box, somewhere on the page (contract 06 §5.8). Those in a list are that
 * list's.
 */
export const mount: Mount = (link, scope) => {
  if (link.closest('.aws-search-result')) return
  async function onClick(event: MouseEvent) {
    const container = isPlainClick(event) ? boxFor(link) : null
    if (!container) return
    event.preventDefault()
    await scope.wake(container)
    const isHeard = callSearch(container, {
      what: 'force',
      term: link.getAttribute('data-aws-term-submit') ?? '',
      submit: flagOf(link, 'data-aws-term-submit-form', { absent: false }),
    })
    // The plugin's own script, where it has the box, answers to the link as well.
    if (!isHeard && !getJQueryData(scope.window, container, SEARCH_DATA)) follow()
  }
  /** The box cannot be had: the link is one like others. */
  function follow() {
    const address = link.getAttribute('href')
    if (address && address !== '#') scope.navigation.follow(address)
  }
  scope.listen(link, 'click', onClick)
}
