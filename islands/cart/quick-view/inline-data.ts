import { isRecord } from '../../../src/page/is-record'
import { siteAddress } from '../../../src/page/site-address'
import { sanitise } from '../../../src/wire/sanitise'
import { ANSWER_GLOBALS } from './answer-globals'

/** Fields that hold an address to which the shop plugin sends requests or visitors. */
const ADDRESS_FIELD = /url$/i
/** Fields of a variation that the shop plugin prints as HTML. */
const HTML_FIELD = /_html$|^variation_description$/
const QUOTED = /["']([^"'<>\s]+)["']/g

/**
 * Reads the JSON that an inline script assigns to the globals in {@link ANSWER_GLOBALS}, without running the script. The
 * shop plugin trusts these values, so a value with markup outside of the HTML fields or with an address of another site
 * is left out (contract 02 §11.2).
 */
export function inlineData(code: string): readonly (readonly [name: string, value: unknown])[] {
  return ANSWER_GLOBALS.flatMap((name) => {
    const assigned = new RegExp(`\\b${name}\\s*=\\s*(?=[{[])`).exec(code)
    const value = assigned ? safeJson(jsonAt(code, assigned.index + assigned[0].length)) : undefined
    return isRecord(value) ? [[name, value] as const] : []
  })
}

/** The quoted texts without white space in an inline script: any of them may be the address of a script that it loads. */
export const inlineNames = (code: string): string[] =>
  [...code.matchAll(QUOTED)].map(([, name = '']) => name.replaceAll('\\/', '/'))

/** The text from an opening bracket to its closing one; empty when it is never closed. */
function jsonAt(code: string, start: number): string {
  let [depth, isInString] = [0, false]
  for (let at = start; at < code.length; at += 1) {
    const character = code.charAt(at)
    if (isInString && character === '\\') at += 1
    else if (character === '"') isInString = !isInString
    else if (!isInString && '{['.includes(character)) depth += 1
    else if (!isInString && '}]'.includes(character)) depth -= 1
    if (depth === 0) return code.slice(start, at + 1)
  }
  return ''
}

/** Undefined for text that is no JSON, and for JSON that is not safe to hand to the shop plugin. */
function safeJson(text: string): unknown {
  try {
    return JSON.parse(text, safeField)
  } catch {
    return undefined
  }
}

/** Checks one field of any depth, and sanitises its HTML. @throws TypeError for a value that is not safe */
function safeField(name: string, value: unknown): unknown {
  if (ADDRESS_FIELD.test(name) && !isOwnAddress(value)) throw new TypeError(name)
  if (typeof value !== 'string' || !value.includes('<')) return value
  if (!HTML_FIELD.test(name)) throw new TypeError(name)
  const box = document.createElement('div')
  box.append(sanitise(value))
  return box.innerHTML
}

const isOwnAddress = (value: unknown) =>
  typeof value === 'string' ? siteAddress(value) !== undefined : !isRecord(value)
