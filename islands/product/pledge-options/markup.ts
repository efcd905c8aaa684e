import { closest } from '../../../src/dom/query'

/** Contract 03 §11. */
const OPTION = '.atcf-price-option'
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

/** Whether the server hides the options and expects the first one. */
export const isDonateOnly = (box: Element): boolean => box.classList.contains(DONATE_ONLY_CLASS)

/** The option around an event's target. */
export function optionAround(box: Element, target: EventTarget | null): HTMLElement | null {
  const option = closest(target, OPTION)
  return option && box.contains(option) ? option : null
}

/**
 * The amount of an option (contract 03 §11).
 * @param data the amount, with the option's key (`25.00-0`) or without
 * @returns empty where no amount is named
 */
export function amountOf(data: string | null): string {
  const [amount = ''] = (data ?? '').split('-')
  return /\d/.test(amount) ? amount.trim() : ''
}

/** Whether the amount's field may be filled (spec storefront §5). */
export const isUnset = (typed: string): boolean => typed.trim() === ''
