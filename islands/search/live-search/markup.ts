import { find } from '../../../src/dom/query'
import { flagOf } from '../../../src/page/data-flag'
import { MarkupError } from '../../../src/page/markup-error'
import type { Page } from '../../../src/page/page'

/** The debounce of sites that set none, or one that is too short. */
const DEFAULT_TIMEOUT_MS = 300
const SHORTEST_TIMEOUT_MS = 100
/** The maximum of browser timers; a longer timeout would fire at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

/** The settings of a box, by their public names (contract 06 §7.1). */
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
  /** Request URL, as printed. */
  readonly url: string
}

/** The elements inside an `.aws-container`, found by class because ids may repeat on a page. */
export interface SearchParts {
  readonly container: HTMLElement
  /** A `div` in rare integrations, which cannot be submitted. */
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
 * Reads the container's attributes (contract 06 §2.2). A missing URL turns live search off, and is reported.
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
