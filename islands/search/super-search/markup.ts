import { safePageUrl } from '../../../src/page/safe-url'
import { text } from '../../../src/page/text'
import { type Choice, type Input, superSearchUrl } from './search-url'

/** Contract 02 §9.1. */
export const DROPDOWN = '.search-options .ss-dropdown'
export const OPTION = '.ss-option'
export const GO_LINK = '.super-search-go'
export const FIELD = '.search-options input'
export const VALUE = 'data-attr_value'
export const OPEN_CLASS = 'show-dropdown'
export const SELECTED_CLASS = 'selected'

/** Accessible names, since the text around the price fields does not name them. */
export const FIELD_NAMES: Readonly<Record<string, () => string>> = {
  min_price: () => text('super-search.lowest', 'Lowest price'),
  max_price: () => text('super-search.highest', 'Highest price'),
}

/** Boxes and radio buttons count only while they are checked. */
const UNCHECKED = '[type="checkbox" i]:not(:checked), [type="radio" i]:not(:checked)'

/**
 * The URL of the search with the current choices.
 * @returns undefined when the link has no usable URL
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

/** The current value, not the printed one. */
function inputOf(input: HTMLInputElement): Input[] {
  return input.matches(UNCHECKED) ? [] : [{ name: input.name, value: input.value }]
}

/** The parts of one dropdown as they are now. */
export function partsOf(dropdown: HTMLElement) {
  const list = dropdown.querySelector('ul')
  return {
    list,
    /** The element that shows the choice. */
    text: [...dropdown.querySelectorAll('span')].find((span) => !list?.contains(span)),
    options: [...dropdown.querySelectorAll<HTMLElement>(OPTION)],
  }
}

/** Index of the chosen option; -1 when no option has the dropdown's value. */
export function chosenIndex(dropdown: Element, options: readonly Element[]): number {
  const selected = options.findIndex((option) => option.closest('li')?.classList.contains(SELECTED_CLASS))
  if (selected >= 0) return selected
  const value = dropdown.getAttribute(VALUE) ?? ''
  return options.findIndex((option) => (option.getAttribute(VALUE) ?? '') === value)
}
