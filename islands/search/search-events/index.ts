import { callSearch, type SearchCall } from '../../../legacy-shims/globals/aws-search'
import { onJQueryEvents, onJQueryTriggers } from '../../../legacy-shims/jquery-events'
import type { Mount } from '../../../src/page/island'

/**
 * Handles the jQuery events by which scripts fill a search box or search for a term (contract 06 §5.1,
 * §5.8).
 */
export const mount: Mount = (container, scope) => {
  const call = async (what: SearchCall) => {
    await scope.wake(container)
    callSearch(container, what)
  }
  const typed = () => call({ what: 'typed' })
  const force = (term: unknown) => call({ what: 'force', term: String(term ?? ''), submit: false })
  scope.add(onJQueryTriggers(scope.window, container, { keyup: typed, input: typed }))
  scope.add(onJQueryEvents(scope.window, container, { aws_search_force: force }))
}
