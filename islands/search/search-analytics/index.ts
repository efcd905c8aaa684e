import { searchPagePath, trackSearch } from '../../../legacy-shims/analytics/trackers'
import { elementOf } from '../../../legacy-shims/jquery-events'
import { flagOf } from '../../../src/page/data-flag'
import type { Mount } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'

/** The server's body class on a results page without results. */
const NO_RESULTS_CLASS = 'aws-no-results'

/** Pages that have been tracked: a page counts once, even with several boxes. */
const tracked = new WeakSet<Document>()

/**
 * Tracks the searches of a box in the shop's analytics (contract 06 §7.4): each answer that is fetched, or
 * the visit to the results page for a box without live search.
 */
export const mount: Mount = (container, scope) => {
  if (!flagOf(container, 'data-use-analytics', { absent: false })) return
  if (!flagOf(container, 'data-ajax-search', { absent: true })) return trackVisit(container, scope)
  const { document, window } = scope
  const onAnswer = (event: Event) => {
    const { form, term, hasResults }: Partial<Record<string, unknown>> = Object((event as CustomEvent).detail)
    if (elementOf(form) !== container || typeof term !== 'string') return
    trackSearch(window, { term, hasResults: hasResults === true, pagePath: searchPagePath(term) })
  }
  scope.listen(document, 'awsAnalytics', onAnswer)
}

function trackVisit(container: Element, { document, window }: Page): void {
  if (tracked.has(document) || !isResultsPage(window)) return
  const term = container.querySelector<HTMLInputElement>('.aws-search-field')?.value
  if (!term?.trim()) return
  tracked.add(document)
  trackSearch(window, { term, hasResults: !document.body.classList.contains(NO_RESULTS_CLASS) })
}

const isResultsPage = ({ location }: Window) =>
  new URLSearchParams(location.search).get('type_aws') === 'true'
