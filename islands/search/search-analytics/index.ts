import { searchPagePath, trackSearch } from '../../../legacy-shims/analytics/trackers'
import { elementOf } from '../../../legacy-shims/jquery-events'
import { flagOf } from '../../../src/page/data-flag'
import type { Mount } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'

/** What the server sets on the body of a results page on which nothing was found. */
const NO_RESULTS_CLASS = 'aws-no-results'

/** Pages that were told of: a visit counts once, however many boxes the page has. */
const told = new WeakSet<Document>()

/**
 * Tells the shop's analytics what is searched for in this box (contract 06 §7.4): each answer that is fresh from the
 * server, or, where the box does not search live, the visit to the results page.
 */
export const mount: Mount = (container, scope) => {
  if (!flagOf(container, 'data-use-analytics', { absent: false })) return
  if (!flagOf(container, 'data-ajax-search', { absent: true })) return tellVisit(container, scope)
  const { document, window } = scope
  const onAnswer = (event: Event) => {
    const { form, term, hasResults }: Partial<Record<string, unknown>> = Object((event as CustomEvent).detail)
    if (elementOf(form) !== container || typeof term !== 'string') return
    trackSearch(window, { term, hasResults: hasResults === true, pagePath: searchPagePath(term) })
  }
  scope.listen(document, 'awsAnalytics', onAnswer)
}

function tellVisit(container: Element, { document, window }: Page): void {
  if (told.has(document) || !isResultsPage(window)) return
  const term = container.querySelector<HTMLInputElement>('.aws-search-field')?.value
  if (!term?.trim()) return
  told.add(document)
  trackSearch(window, { term, hasResults: !document.body.classList.contains(NO_RESULTS_CLASS) })
}

const isResultsPage = ({ location }: Window) =>
  new URLSearchParams(location.search).get('type_aws') === 'true'
