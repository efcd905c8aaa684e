import { find } from '../../../src/dom/query'
import { flagOf } from '../../../src/page/data-flag'
import { MarkupError } from '../../../src/page/markup-error'
import type { Page } from '../../../src/page/page'

/** Debounce where the site sets none, or one that is too short to be one. */
const DEFAULT_TIMEOUT_MS = 300
const SHORTEST_TIMEOUT_MS = 100
/** The longest that a browser's timer can wait; what is longer would end at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

/** One box's settings, by the names that other scripts know (contract 06 §7.1). Read once. */
export interface SearchSettings {
  readonly minChars: number
  readonly lang: string
  readonly showLoader: boolean
  readonly showMore: boolean
  readonly ajaxSearch: boolean
  readonly showPage: boolean
  readonly showClear: boolean
  readonly mobileScreen: boolean
  readonly useAnalytics: boolean
  /** ms */
  readonly searchTimeout: number
  readonly pageId: string
  readonly tax: string
  /** Where to ask; as printed, a query included. */
  readonly url: string
}

/** The server's nodes inside one `.aws-container`; ids may repeat on a page, so all are found by class. */
export interface SearchParts {
  readonly container: HTMLElement
  /** A `div` in rare integrations: it then submits nothing. */
  readonly form: HTMLElement
  readonly field: HTMLInputElement
  readonly button: HTMLElement | null
  readonly clear: HTMLElement | null
}

/** Null where the container holds no form (contract 06 §2). */
export function readParts(container: HTMLElement): SearchParts | null {
  const form = container.querySelector<HTMLElement>('.aws-search-form')
  const field = form && find(form, '.aws-search-field')
  if (!form || !(field instanceof HTMLInputElement)) return null
  return {
    container,
    form,
    field,
    button: find(form, '.aws-search-btn'),
    clear: find(form, '.aws-search-clear'),
  }
}

/**
 * Reads the container's attributes (contract 06 §2.2). Without an address there is no live search, which is
 * reported.
 */
export function readSettings(container: HTMLElement, { report }: Page): SearchSettings {
  const text = (name: string, absent = '') => container.getAttribute(`data-${name}`) ?? absent
  const on = (name: string, absent = { absent: true }) => flagOf(container, `data-${name}`, absent)
  const off = (name: string) => on(name, { absent: false })
  const url = text('url')
  const ajaxSearch = on('ajax-search')
  if (ajaxSearch && !url) report(new MarkupError('.aws-container', { 'data-url': url }), 'markup')
  return {
    minChars: Number(text('min-chars')) || 1,
    lang: text('lang'),
    showLoader: on('show-loader'),
    showMore: on('show-more'),
    ajaxSearch: ajaxSearch && url !== '',
    showPage: on('show-page'),
    showClear: off('show-clear'),
    mobileScreen: off('mobile-screen'),
    useAnalytics: off('use-analytics'),
    searchTimeout: readTimeout(text('timeout')),
    pageId: text('page-id', '0'),
    tax: text('tax', '0'),
    url,
  }
}

function readTimeout(text: string): number {
  const timeout = Number.parseInt(text, 10)
  return timeout > SHORTEST_TIMEOUT_MS ? Math.min(timeout, LONGEST_TIMEOUT_MS) : DEFAULT_TIMEOUT_MS
}
