import { isRecord } from '../../../src/page/is-record'
import { siteAddress } from '../../../src/page/site-address'

/** What an answer's inline script sets for the shop plugin and others (contract 02 §11.2). */
const NAMES = ['wc_add_to_cart_params', 'wc_add_to_cart_variation_params', 'jck_available_variations']
const ADDRESS = /url$/i
const QUOTED = /["']([^"'<>\s]+)["']/g

/**
 * Reads what an inline script assigns to the globals that are known, as the server prints it: in JSON. The script itself
 * is never run.
 */
export function inlineData(code: string): readonly (readonly [name: string, value: unknown])[] {
  return NAMES.flatMap((name) => {
    const assigned = new RegExp(`\\b${name}\\s*=\\s*(?=[{[])`).exec(code)
    const value = assigned ? parseJson(jsonAt(code, assigned.index + assigned[0].length)) : undefined
    return isHarmless(value) ? [[name, value] as const] : []
  })
}

/** What an inline script names in quotes and without blanks, as the address of a script that it loads. */
export const inlineNames = (code: string): string[] =>
  [...code.matchAll(QUOTED)].map(([, name = '']) => name.replaceAll('\\/', '/'))

/** From a bracket to the one that closes it; to the end of the code where none does. */
function jsonAt(code: string, start: number): string {
  let [depth, isText] = [0, false]
  for (let at = start; at < code.length; at += 1) {
    const letter = code.charAt(at)
    if (isText && letter === '\\') at += 1
    else if (letter === '"') isText = !isText
    else if (!isText && '{['.includes(letter)) depth += 1
    else if (!isText && '}]'.includes(letter)) depth -= 1
    if (depth === 0) return code.slice(start, at + 1)
  }
  return ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The shop plugin makes markup of the texts, and asks at the addresses: it trusts what its page says. */
function isHarmless(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([name, text]) =>
        typeof text !== 'string' ||
        (!text.includes('<') && (!ADDRESS.test(name) || siteAddress(text) !== undefined)),
    )
  )
}
