import { find, findAll } from '../../../src/dom/query'

/** The fields of the form by which a business enters itself; the newer theme's ids first (contract 01 §22). */
const TEXTS = [
  '#directory_title',
  '#directory_description',
  '#uplift_directory_address, #sf_directory_address',
  '#uplift_directory_lat_coord, #sf_directory_lat_coord',
]
const CHOICES = ['#directory-cat', '#directory-loc']

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The fields that prevent the form from being sent, in their order on the page (spec storefront §5). An
 * empty longitude is allowed, and so is a field that is missing from the page.
 */
export function invalidFields(form: HTMLFormElement): Field[] {
  const empty = TEXTS.flatMap((selector) => fieldIn(form, selector)).filter(({ value }) => value === '')
  const unchosen = choiceFields(form).filter(({ value }) => !(Number(value) > 0))
  const invalid = new Set([...empty, ...unchosen])
  return [...findAll<Field>(form, 'input, textarea, select')].filter((field) => invalid.has(field))
}

/** Selects whose value has to be a number. */
export const choiceFields = (form: HTMLFormElement): Field[] =>
  CHOICES.flatMap((selector) => fieldIn(form, selector))

function fieldIn(form: HTMLFormElement, selector: string): Field[] {
  const field = find<Field>(form, selector)
  return field ? [field] : []
}
