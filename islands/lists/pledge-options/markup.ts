import { closest } from '../../../src/dom/query'
/** Contract 03 §11. */
export const OPTION = '.atcf-price-option'
export const SELECTED_CLASS = 'atcf-selected'
export const AMOUNT_ATTRIBUTE = 'data-price'
const LIST = '.edd_price_options'
const HEADING = ':scope > h2'
const FIELD = '#atcf_custom_price'
const RADIO = 'input[type="radio"]'
const INACTIVE_CLASS = 'inactive'
const DONATE_ONLY_CLASS = 'project-donate-only'

export const optionsOf = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(OPTION)]
export const radiosOf = (part: Element): HTMLInputElement[] => [
  ...part.querySelectorAll<HTMLInputElement>(RADIO),
]
export const headingsOf = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(HEADING)]
export const amountField = (box: Element): HTMLInputElement | null =>
  box.querySelector<HTMLInputElement>(FIELD)
export const hasList = (box: Element): boolean => box.querySelector(LIST) !== null

export const isInactive = (option: Element): boolean => option.classList.contains(INACTIVE_CLASS)

/** The server hides the options, and expects the first of them. */
export const isDonateOnly = (box: Element): boolean => box.classList.contains(DONATE_ONLY_CLASS)

/** The option around what was clicked or changed. */
export function optionAround(box: Element, target: EventTarget | null): HTMLElement | null {
  const option = closest(target, OPTION)
  return option && box.contains(option) ? option : null
}
