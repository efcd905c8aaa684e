import type { Check } from './values'

/** Line breaks too: without them a long row of `#` before one would be tried from each `#` anew. */
const EXTENSION = /[#*].*/s
const SEPARATORS = /[()/.\s-]/g
const ABROAD = /^(?:\+|00)[+0]*/
/** The specification counts digits; the server counts the `+` as one (contract 07 B4). */
const NUMBER = /^\+?[0-9]{6,15}$/

export const tel: Check = ({ texts }) => texts.every(isPhoneNumber)

function isPhoneNumber(text: string): boolean {
  return NUMBER.test(text.replace(EXTENSION, '').replace(SEPARATORS, '').replace(ABROAD, '+'))
}
