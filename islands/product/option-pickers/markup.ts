import { type PriceFormat, readPriceFormat } from '../price-format'
import { chosenOption, OPTION_SELECT, OPTION_WRAPPER, optionKey } from '../product-options'
import { modalNames } from './modal-names'
import { type Option, pickerTitle, readOption } from './options'

/** An option select that gets a button (contract 08 §6.1). */
export interface Picker {
  readonly select: HTMLSelectElement
  /** `monstacc1`, `monsta80`, … */
  readonly key: string
  readonly title: string
  /** The option's label on the page; may be longer than the title. */
  readonly label: string
  /** Classes of its modal, best first. */
  readonly modals: readonly string[]
}

export function findPickers(root: ParentNode): Picker[] {
  return [...root.querySelectorAll<HTMLSelectElement>(OPTION_SELECT)].flatMap((select) => {
    const key = optionKey(select)
    return key === null ? [] : [readPicker(select, key)]
  })
}

function readPicker(select: HTMLSelectElement, key: string): Picker {
  const label = select.closest(OPTION_WRAPPER)?.querySelector('label')?.textContent ?? ''
  return { select, key, label: label.trim(), title: pickerTitle(label), modals: modalNames(key, label) }
}

/** The options that can be chosen, in the server's order. */
export interface Offer {
  readonly slugs: readonly string[]
  /** Options are read part by part, since there may be hundreds, of which a few are shown. */
  read(start: number, end: number): Option[]
}

export function readOffer({ select }: Picker, window: Window): Offer {
  const format = readPriceFormat(select, window)
  const offered = [...select.options].filter(
    (option) => option.value !== '' && option.classList.contains('enabled'),
  )
  return {
    slugs: offered.map(({ value }) => value),
    read: (start, end) => offered.slice(start, end).map((option) => readElement(option, format)),
  }
}

/** The chosen option, whether or not it is still offered; null when none is chosen. */
export function readChosen({ select }: Picker, window: Window): Option | null {
  const option = chosenOption(select)
  return option && option.value !== '' ? readElement(option, readPriceFormat(select, window)) : null
}

const readElement = (option: HTMLOptionElement, format: PriceFormat) =>
  readOption({ value: option.value, text: option.text, price: option.getAttribute('price-attr') }, format)
