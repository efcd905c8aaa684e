import { date, dayofweek } from './date-rules'
import { maxnumber, minnumber, stepnumber } from './number-rules'
import { type Check, listOf } from './values'

/** With the flag `s`, so that the match takes linear time in texts with line breaks. */
const PHONE_EXTENSION = /[#*].*/s
const PHONE_SEPARATORS = /[()/.\s-]/g
const INTERNATIONAL_PREFIX = /^(?:\+|00)[+0]*/
/** The specification counts digits; the server counts the `+` as one (contract 07 B4). */
const PHONE_NUMBER = /^\+?[0-9]{6,15}$/

const tel: Check = ({ texts }) => texts.every(isPhoneNumber)

function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(
    text.replace(PHONE_EXTENSION, '').replace(PHONE_SEPARATORS, '').replace(INTERNATIONAL_PREFIX, '+'),
  )
}

/** Browsers and servers use different line breaks. */
const normaliseLineBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

const enumeration: Check = ({ texts }, { accept }) => {
  const accepted = listOf(accept).map((item) => normaliseLineBreaks(String(item)))
  return texts.every((text) => accepted.includes(normaliseLineBreaks(text)))
}

const minfilesize: Check = ({ files }, { threshold }) => {
  const least = Number.parseInt(String(threshold), 10)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  return files.length === 0 || !(total < least)
}

/** Rules for which the library differs from the server or the specification (contract 07 B4). */
export const REPLACED_RULES = {
  tel,
  date,
  dayofweek,
  enum: enumeration,
  minnumber,
  maxnumber,
  stepnumber,
  minfilesize,
} satisfies Record<string, Check>
