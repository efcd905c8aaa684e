import { callSearch, type SearchCall } from '../../../legacy-shims/globals/aws-search'
import { onJQueryEvents, onJQueryTriggers } from '../../../legacy-shims/jquery-events'
import type { Mount } from '../../../src/runtime/island'

/** Scripts that fill a search box, or ask it for a term, through jQuery (contract 06 §5.1, §5.8): they wake it, too. */
export const mount: Mount = (container, page) => {
  const call = async (what: SearchCall) => {
    await page.wake(container)
    callSearch(container, what)
  }
  const typed = () => call({ what: 'typed' })
  const force = (term: unknown) => call({ what: 'force', term: String(term ?? ''), submit: false })
  const stops = [
    onJQueryTriggers(page.window, container, { keyup: typed, input: typed }),
    onJQueryEvents(page.window, container, { aws_search_force: force }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
