import { applyAwsFilters, hasAwsFilter } from '../../../legacy-shims/globals/aws-hooks'
import { SEARCH_DATA } from '../../../legacy-shims/globals/aws-search'
import { currentJQuery, triggerJQuery } from '../../../legacy-shims/jquery-events'
import { isRecord } from '../../../src/page/is-record'
import type { Page } from '../../../src/page/page'
import type { Answer } from './answer'
import type { SearchSettings } from './markup'
import type { ForcedSide, Placement } from './placement'
import type { SearchTexts } from './texts'

/** Placement as inline styles: numbers are px, and other scripts may add properties. */
export type Styles = Readonly<Record<string, unknown>>

type SearchEvent =
  /** the box is initialised; its block does not exist yet */
  | 'awsLoaded'
  /** an answer without results, before it is shown */
  | 'awsNoResults'
  /** an answer that has been fetched, not cached */
  | 'awsAnalytics'
  | 'awsResultsHidden'

/**
 * The search plugin's public API of one box: events, filters and jQuery data (contract 06 §7). A filter that
 * throws is ignored.
 */
export interface OtherScripts {
  /** Dispatches one of the search plugin's events. */
  dispatch(name: SearchEvent, more?: object): void
  dispatchShowing(): void
  /** Triggers `mouseenter`, which keeps jQuery hover menus around the box open. */
  triggerHover(field: Element): void
  /** The parent of the block: `body` unless a filter returns another element. */
  parentOfBlock(): Element
  filterFields(fields: object): unknown
  filterUrl(url: string): string
  opensOverlay(): boolean
  forcedSide(block: Element): ForcedSide
  filterPlacement(placement: Placement, block: Element): Styles
  /** Whether a filter changes the list. */
  filtersHtml(): boolean
  filterHtml(answer: Answer, html: string): string
  /** Stores the settings as jQuery data. @returns a function that removes them */
  storeSettings(): () => void
}

export function createOtherScripts(
  container: HTMLElement,
  page: Page,
  { url: _, ...settings }: SearchSettings,
  instance: number,
  texts: SearchTexts,
): OtherScripts {
  const { document, window, report } = page
  const data = { ...settings, instance, resultBlock: `#aws-search-result-${instance}` }
  const wrap = (element: Element) => currentJQuery(window)?.(element) ?? element
  const detail = () => ({ instance, form: wrap(container), data })
  const filter = (tag: string, value: unknown, options: object = detail()) =>
    applyAwsFilters(window, tag, value, options, report)

  return {
    dispatch(name, more) {
      const options = { bubbles: true, cancelable: true, detail: { ...more, ...detail() } }
      document.dispatchEvent(new CustomEvent(name, options))
    },
    dispatchShowing() {
      const event = new Event('awsShowingResults', { bubbles: true, cancelable: true })
      container.dispatchEvent(Object.assign(event, { eventName: event.type }))
    },
    triggerHover(field) {
      triggerJQuery(window, field, 'mouseenter')
    },
    parentOfBlock: () => elementFor(filter('aws_results_append_to', 'body'), document) ?? document.body,
    filterFields: (fields) => filter('aws_ajax_request_params', { ...fields }),
    filterUrl(url) {
      const filtered = filter('aws_ajax_request_url', url)
      return typeof filtered === 'string' && filtered !== '' ? filtered : url
    },
    opensOverlay: () => Boolean(filter('aws_show_modal_layout', false)),
    forcedSide(block) {
      const side = filter('aws_results_force_position', false, optionsOf(block))
      return side === 'top' ? 'top' : side ? 'bottom' : null
    },
    filterPlacement(placement, block) {
      const styles = filter('aws_results_layout', { ...placement }, optionsOf(block))
      return isRecord(styles) ? styles : placement
    },
    filtersHtml: () => hasAwsFilter(window, 'aws_results_html'),
    filterHtml({ response }, html) {
      const filtered = filter('aws_results_html', html, { response, data, translate: texts })
      return typeof filtered === 'string' ? filtered : html
    },
    storeSettings() {
      const collection = currentJQuery(window)?.(container)
      collection?.data(SEARCH_DATA, data)
      return () => void collection?.removeData(SEARCH_DATA)
    },
  }

  function optionsOf(block: Element) {
    return { resultsBlock: wrap(block), form: wrap(container) }
  }
}

/** A filter may return a selector, an element or a jQuery collection. */
function elementFor(value: unknown, document: Document): Element | null {
  if (value instanceof Element) return value
  if (isRecord(value) && '0' in value) return elementFor(value[0], document)
  if (typeof value !== 'string') return null
  try {
    return document.querySelector(value)
  } catch {
    return null
  }
}
