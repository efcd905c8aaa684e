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
 * The fields that keep the form from being sent, in their order on the page (spec storefront §5). The longitude is not
 * among them: an empty one never was an obstacle. What is not on the page is none either.
 */
export function faultyFields(form: HTMLFormElement): Field[] {
  const empty = TEXTS.flatMap((selector) => fieldIn(form, selector)).filter(({ value }) => value === '')
  const unchosen = choicesIn(form).filter(({ value }) => !(Number(value) > 0))
  const faulty = new Set([...empty, ...unchosen])
  return [...findAll<Field>(form, 'input, textarea, select')].filter((field) => faulty.has(field))
}

/** Where one of the server's numbers has to be chosen. */
export const choicesIn = (form: HTMLFormElement): Field[] =>
  CHOICES.flatMap((selector) => fieldIn(form, selector))

function fieldIn(form: HTMLFormElement, selector: string): Field[] {
  const field = find<Field>(form, selector)
  return field ? [field] : []
}
