import { date, dayofweek } from './calendar'
import { maxnumber, minnumber, stepnumber } from './numbers'
import { tel } from './phone'
import { type Check, listOf } from './values'

/** Browsers and servers write line breaks in ways of their own. */
const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

const enumeration: Check = ({ texts }, { accept }) => {
  const accepted = listOf(accept).map((item) => withPlainBreaks(String(item)))
  return texts.every((text) => accepted.includes(withPlainBreaks(text)))
}

const minfilesize: Check = ({ files }, { threshold }) => {
  const least = Number.parseInt(String(threshold), 10)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  return files.length === 0 || !(total < least)
}

/** Rules in which the library does otherwise than the server or the specification (contract 07 B4). */
export const OWN_RULES = {
  tel,
  date,
  dayofweek,
  enum: enumeration,
  minnumber,
  maxnumber,
  stepnumber,
  minfilesize,
} satisfies Record<string, Check>
