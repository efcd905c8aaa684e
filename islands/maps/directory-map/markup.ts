import { find } from '../../../src/dom/query'
import { builderAjaxUrl } from '../../../src/page/ajax-url'
import { MarkupError } from '../../../src/page/markup-error'
import type { Page } from '../../../src/page/page'
import { readColourSettings, readLook } from '../look'
import { hueOf, stylesOf } from '../map-styles'
import type { DirectoryQuestion } from './wire'

const WIDGET = '.spb_directory_widget'
const RESULTS = '.directory-results:not(.user-listing-results)'
const FORM = '.directory-search-form'
const SEARCH = '#dir-search-value'
const LOCATION = '.directory-location-option'
const CATEGORY = '.directory-category-option'
const ALL = 'All'

const URL_ATTRIBUTE = 'data-ajaxurl'

export interface Directory {
  readonly url: string
  readonly question: DirectoryQuestion
  /** Whether the visitor has searched for something. */
  readonly isSearched: boolean
  /** Whether the entries are shown as a list, without a map. */
  readonly isList: boolean
  /** The element that gets the headline. */
  readonly results: HTMLElement | null
}

/**
 * Reads a directory's canvas and its search form (contract 03 §10).
 * @throws MarkupError without an address for the request
 */
export function readDirectory(canvas: HTMLElement, { window, document }: Page): Directory {
  const url = canvas.getAttribute(URL_ATTRIBUTE)?.trim() || builderAjaxUrl(window)
  if (!url) throw new MarkupError('A directory', { [URL_ATTRIBUTE]: null })
  const widget = widgetOf(canvas)
  const form = widget?.querySelector(FORM) ?? document.querySelector(FORM)
  const search = valueIn(form, SEARCH)
  const location = valueIn(form, LOCATION)
  const chosen = valueIn(form, CATEGORY)
  const category = chosen === ALL ? '' : chosen
  return {
    url,
    question: {
      search,
      location,
      category: category || (canvas.getAttribute('data-directory-category') ?? ''),
      wordLimit: canvas.getAttribute('data-excerpt') ?? '',
    },
    isSearched: [search, location, category].some(Boolean),
    isList: canvas.getAttribute('data-directory-map-results') === 'list',
    results: widget?.querySelector<HTMLElement>(RESULTS) ?? null,
  }
}

/** The map keeps the service's own style unless the canvas names a colour (contract 03 §10.2). */
export function readDirectoryLook(canvas: Element, page: Page) {
  const colours = readColourSettings(canvas)
  return {
    ...readLook(canvas, page),
    hasControls: true,
    styles: hueOf(colours) ? stylesOf(colours) : [],
    stylesReplaceType: true,
  }
}

/** Without the class, the widget is the third ancestor of the canvas. */
function widgetOf(canvas: Element): Element | null {
  return canvas.closest(WIDGET) ?? canvas.parentElement?.parentElement?.parentElement ?? null
}

function valueIn(form: Element | null, selector: string): string {
  const field = form && find(form, selector)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : ''
}
