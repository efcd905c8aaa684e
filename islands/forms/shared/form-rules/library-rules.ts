import { ValidationError } from '@contactable/swv/error'
import {
  email,
  file,
  type LibraryRule,
  maxdate,
  maxfilesize,
  maxitems,
  maxlength,
  mindate,
  minitems,
  minlength,
  number,
  required,
  requiredfile,
  time,
  url,
} from '@contactable/swv/rules'
import type { Rule } from './schema'
import { type Check, listOf } from './values'

const ofTexts =
  (rule: LibraryRule): Check =>
  ({ texts }, properties) =>
    passes(rule, properties, texts)

const ofFiles =
  (rule: LibraryRule): Check =>
  ({ files }, properties) =>
    // The library expects every item to be a text.
    passes(rule, { ...properties, accept: listOf(properties.accept).map(String) }, files)

/** Rules for which the form plugin's own library agrees with the server (contract 07 B4). */
export const LIBRARY_RULES = {
  required: ofTexts(required),
  email: ofTexts(email),
  url: ofTexts(url),
  number: ofTexts(number),
  time: ofTexts(time),
  minitems: ofTexts(minitems),
  maxitems: ofTexts(maxitems),
  minlength: ofTexts(minlength),
  maxlength: ofTexts(maxlength),
  mindate: ofTexts(mindate),
  maxdate: ofTexts(maxdate),
  requiredfile: ofFiles(requiredfile),
  maxfilesize: ofFiles(maxfilesize),
  file: ofFiles(file),
} satisfies Record<string, Check>

/** As in the rule `number`: without `+`, thousands separator or trailing dot. */
export const isNumber = (text: string) => passes(number, {}, [text])

function passes(
  rule: LibraryRule,
  properties: Partial<Rule>,
  values: readonly FormDataEntryValue[],
): boolean {
  try {
    rule.call(properties, { getAll: () => values })
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}
