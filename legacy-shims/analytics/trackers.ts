type Call = (...args: unknown[]) => unknown

/** Globals of the shop's analytics scripts. All of it is data from outside. */
interface Trackers {
  readonly gtag?: unknown
  readonly dataLayer?: unknown
  readonly ga?: unknown
  readonly __gaTracker?: unknown
  readonly pageTracker?: unknown
  readonly _gaq?: unknown
}

export interface TrackedSearch {
  readonly term: string
  readonly hasResults: boolean
  /** The page view to count; none for a results page, which was counted when it was loaded. */
  readonly pagePath?: string
}

const ACTION = 'AWS search'
const ACTION_WITHOUT_RESULTS = 'AWS search no results'
const CATEGORY = 'AWS Search Term'

/** Half of a surrogate pair cannot be encoded. */
const LONE_SURROGATES = /[\ud800-\udfff]/gu

/** The page path under which analytics count an ajax search (contract 06 §7.4). */
export function searchPagePath(term: string): string {
  return `/?s=${encodeURIComponent(`ajax-search:${term.replace(LONE_SURROGATES, '\ufffd')}`)}`
}

/**
 * Sends a search to the shop's analytics, by the calls of the search plugin (contract 06 §7.4). When a tracker throws,
 * the trackers after it are skipped and nothing is reported.
 */
export function trackSearch(window: Window & Trackers, search: TrackedSearch): void {
  try {
    sendToGtag(gtagOf(window), search)
    sendToAnalytics(window.ga, search)
    sendToAnalytics(window.__gaTracker, search)
    sendToPageTracker(window.pageTracker, search)
    sendToQueue(window._gaq, search)
  } catch {
    // The search itself goes on.
  }
}

function sendToGtag(gtag: Call | undefined, { term, hasResults, pagePath }: TrackedSearch): void {
  gtag?.('event', ACTION, { event_label: term, event_category: CATEGORY, transport_type: 'beacon' })
  gtag?.('event', 'aws_search', { aws_search_term: term, aws_has_results: hasResults })
  if (!hasResults) gtag?.('event', 'aws_search_no_results', { aws_search_term: term, event_label: term })
  if (pagePath) gtag?.('event', 'page_view', { page_path: pagePath, page_title: ACTION })
}

function sendToAnalytics(ga: unknown, { term, hasResults, pagePath }: TrackedSearch): void {
  if (!isCall(ga)) return
  ga('send', 'event', ACTION, CATEGORY, term)
  if (!hasResults) ga('send', 'event', ACTION_WITHOUT_RESULTS, CATEGORY, term)
  if (pagePath) ga('send', 'pageview', pagePath)
}

function sendToPageTracker(tracker: unknown, { term, hasResults, pagePath }: TrackedSearch): void {
  const trackEvent = methodOf(tracker, '_trackEvent')
  // A call without a path would count the current page again.
  if (pagePath) methodOf(tracker, '_trackPageview')?.(pagePath)
  trackEvent?.(ACTION, ACTION, CATEGORY, term)
  if (!hasResults) trackEvent?.(ACTION_WITHOUT_RESULTS, ACTION_WITHOUT_RESULTS, CATEGORY, term)
}

function sendToQueue(queue: unknown, { term, hasResults, pagePath }: TrackedSearch): void {
  const push = methodOf(queue, 'push')
  push?.(['_trackEvent', ACTION, CATEGORY, term])
  if (!hasResults) push?.(['_trackEvent', ACTION_WITHOUT_RESULTS, CATEGORY, term])
  if (pagePath) push?.(['_trackPageview', pagePath])
}

/** The page's `gtag`, else an equivalent that pushes to an existing `dataLayer`. */
function gtagOf({ gtag, dataLayer }: Trackers): Call | undefined {
  if (isCall(gtag)) return gtag
  const push = methodOf(dataLayer, 'push')
  return (
    push &&
    function pushArguments() {
      // biome-ignore lint/complexity/noArguments: the layer does not take an array for a call
      push(arguments)
    }
  )
}

function methodOf(target: unknown, name: string): Call | undefined {
  const method: unknown = Reflect.get(Object(target), name)
  return isCall(method) ? (...args) => Reflect.apply(method, target, args) : undefined
}

function isCall(value: unknown): value is Call {
  return typeof value === 'function'
}
