import { safePageUrl } from '../../../src/page/safe-url'
import { type Choice, type Input, superSearchUrl } from './search-url'

/** Contract 02 §9.1. */
export const DROPDOWN = '.search-options .ss-dropdown'
export const OPTION = '.ss-option'
export const GO = '.super-search-go'
export const FIELD = '.search-options input'
export const VALUE = 'data-attr_value'
export const OPEN_CLASS = 'show-dropdown'
export const SELECTED_CLASS = 'selected'

/** For screen readers: the words around the prices name neither. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  min_price: 'Lowest price',
  max_price: 'Highest price',
}

/** An input's value counts only while it is ticked. */
const UNTICKED = '[type="checkbox" i]:not(:checked), [type="radio" i]:not(:checked)'

/**
 * Where this widget's search leads now, by this link of it.
 * @returns undefined when the link names no page that one could go to
 */
export function addressOf(host: Element, link: Element): string | undefined {
  return superSearchUrl({
    homeUrl: safePageUrl(link.getAttribute('data-home_url')?.trim()),
    shopUrl: safePageUrl(link.getAttribute('data-shop_url')?.trim()),
    choices: [...host.querySelectorAll('.ss-dropdown')].map(choiceOf),
    inputs: [...host.querySelectorAll<HTMLInputElement>(FIELD)].flatMap(inputOf),
  })
}

function choiceOf(dropdown: Element): Choice {
  return { id: dropdown.id, slug: dropdown.getAttribute(VALUE) ?? '' }
}

/** What the visitor sees in it, not what the server printed. */
function inputOf(input: HTMLInputElement): Input[] {
  return input.matches(UNTICKED) ? [] : [{ name: input.name, value: input.value }]
}

/** The parts of one dropdown as they are now. */
export function partsOf(dropdown: HTMLElement) {
  const list = dropdown.querySelector('ul')
  return {
    list,
    /** Where the choice is shown. */
    text: [...dropdown.querySelectorAll('span')].find((span) => !list?.contains(span)),
    options: [...dropdown.querySelectorAll<HTMLElement>(OPTION)],
  }
}

/** The option that the dropdown stands at; -1 when there is none for its value. */
export function chosenIndex(dropdown: Element, options: readonly Element[]): number {
  const marked = options.findIndex((option) => option.closest('li')?.classList.contains(SELECTED_CLASS))
  if (marked >= 0) return marked
  const value = dropdown.getAttribute(VALUE) ?? ''
  return options.findIndex((option) => (option.getAttribute(VALUE) ?? '') === value)
}
