/** Reads from the PHP sources what laurel says in the admin. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../build/options.mjs'
import { PLACEHOLDER } from './placeholder.mjs'

/**
 * @typedef {object} AdminText
 * @property {string} english
 * @property {string | undefined} [plural] the English for any count but one, where the text depends on a count
 * @property {string} [note] what its placeholders stand for
 * @property {readonly string[]} files
 */
/** @typedef {{ type: 'string' | 'comment' | 'name' | 'sign' | 'code', source: string, line: number }} Token */

const DOMAIN = 'laurel'
/** How many texts each of WordPress's functions has, before the text domain. */
const TEXTS_OF = new Map([
  ...['__', '_e', 'esc_html__', 'esc_html_e', 'esc_attr__', 'esc_attr_e'].map(
    (name) => /** @type {const} */ ([name, 1]),
  ),
  ['_n', 2],
])
/** Functions whose texts the catalogs have no place for. */
const NOT_READ = /^(_x|_ex|_nx|esc_html_x|esc_attr_x|_n_noop|_nx_noop|translate)$/
/** A text that the page's script says has its entry by the key. */
const OF_SCRIPT = 'wordpress/laurel/texts.php'
/** A word with a capital, and another. */
const SENTENCE = /^\s*[A-Z][a-z]+,? [a-z]/

/** One token. */
const TOKEN = new RegExp(
  [
    /(?<space>\s+)/,
    /(?<comment>\/\*[\s\S]*?\*\/|(?:\/\/|#(?!\[)).*)/,
    /(?<string>'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*")/,
    /(?<name>[$\\]?[\p{L}_][\p{L}\p{N}_\\]*)/u,
    /(?<code><<<|\?>)/,
    /(?<sign>->|::|[\s\S])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'guy',
)

/** The PHP files that a site gets. */
const sources = () => [
  'wordpress/laurel.php',
  ...readdirSync(path.join(ROOT, 'wordpress/laurel'))
    .filter((name) => name.endsWith('.php'))
    .sort()
    .map((name) => `wordpress/laurel/${name}`),
]

/**
 * The texts of laurel in the admin, each once.
 * @returns {AdminText[]}
 * @throws {Error} when an argument is no literal
 */
export function readAdminTexts() {
  /** @type {Map<string, AdminText>} */
  const texts = new Map()
  for (const file of sources().filter((name) => name !== OF_SCRIPT)) {
    for (const text of adminTextsIn(readFileSync(path.join(ROOT, file), 'utf8'), file)) {
      const known = texts.get(text.english)
      const files = [...new Set([...(known?.files ?? []), file])]
      texts.set(text.english, { ...known, ...text, files })
    }
  }
  return [...texts.values()]
}

/**
 * The texts of one source, and the description in the header of a plugin.
 * @param {string} source
 * @param {string} file its name, for messages
 * @returns {Omit<AdminText, 'files'>[]}
 * @throws {Error} when an argument is no literal
 */
export function adminTextsIn(source, file) {
  const tokens = tokensOf(source, file)
  const notes = notesIn(tokens)
  const description = /^ \* Plugin Name:[\s\S]*?^ \* Description: (.+)$/m.exec(source)?.[1]
  const texts = callsIn(tokens).map(({ called, line, given }) => {
    const count = TEXTS_OF.get(called)
    const [english, second, , fourth] = given.map(literal)
    const where = `${file}:${line}`
    if (!count) throw new Error(`${where}: the catalogs have no place for texts of ${called}()`)
    if (english === undefined || (count === 2 && second === undefined))
      throw new Error(`${where}: texts of ${called}() are to be literals`)
    // The third argument of `_n()` is the count.
    if ((count === 2 ? fourth : second) !== DOMAIN)
      throw new Error(`${where}: ${called}() lacks the text domain ${DOMAIN}`)
    const note = PLACEHOLDER.test(english) ? (notes.get(line) ?? notes.get(line - 1)) : undefined
    return { english, ...(count === 2 && { plural: second }), ...(note && { note }) }
  })
  return description ? [{ english: description, note: 'description of the plugin' }, ...texts] : texts
}

/** English sentences of the PHP files that no call has. */
export const readUncalled = () =>
  sources()
    .filter((file) => file !== OF_SCRIPT)
    .flatMap((file) => uncalledIn(readFileSync(path.join(ROOT, file), 'utf8'), file))

/**
 * The strings of one source that begin with an English sentence, and that no call translates.
 * @param {string} source
 * @param {string} file its name
 * @returns {string[]}
 */
export function uncalledIn(source, file) {
  const tokens = tokensOf(source, file)
  const inCalls = new Set(callsIn(tokens).flatMap(({ given }) => given.flat()))
  return tokens
    .filter((token) => token.type === 'string' && !inCalls.has(token))
    .map(({ source: quoted }) => quoted.slice(1, -1).replace(/<[^>]*>/g, ''))
    .filter((text) => SENTENCE.test(text))
}

/**
 * @param {string} source
 * @param {string} file
 * @returns {Token[]} without spaces
 */
function tokensOf(source, file) {
  /** @type {Token[]} */
  const tokens = []
  let line = 1
  const start = '<?php'
  if (!source.startsWith(start)) throw new Error(`${file}: it begins with ${start}`)
  for (const { groups = {} } of source.slice(start.length).matchAll(TOKEN)) {
    const [type = '', text = ''] = Object.entries(groups).find(([, found]) => found !== undefined) ?? []
    if (type === 'code') throw new Error(`${file}:${line}: what follows ${text} is not read`)
    if (type !== 'space') tokens.push({ type: /** @type {Token['type']} */ (type), source: text, line })
    line += text.split('\n').length - 1
  }
  return tokens
}

/** The comments for translators, by the line that the comment ends in. @param {readonly Token[]} tokens */
function notesIn(tokens) {
  /** @type {Map<number, string>} */
  const notes = new Map()
  for (const { type, source, line } of tokens) {
    const note =
      type === 'comment' && /^(?:\/\*|\/\/|#)[\s*]*translators: *([\s\S]*?)\s*(?:\*\/)?$/.exec(source)?.[1]
    if (note) notes.set(line + source.split('\n').length - 1, note.replace(/\s*\n[\s*]*/g, ' '))
  }
  return notes
}

/**
 * The calls of WordPress's functions for texts, without methods and declarations of these names.
 * @param {readonly Token[]} tokens
 * @returns {{ called: string, line: number, given: Token[][] }[]}
 */
function callsIn(tokens) {
  const code = tokens.filter(({ type }) => type !== 'comment')
  return code.flatMap(({ type, source, line }, index) => {
    const called = source.replace(/^\\/, '')
    const isName = type === 'name' && (TEXTS_OF.has(called) || NOT_READ.test(called))
    if (!isName || code[index + 1]?.source !== '(') return []
    if (['->', '::', 'function', 'new'].includes(code[index - 1]?.source ?? '')) return []
    return { called, line, given: argumentsAt(code, index + 2) }
  })
}

/** The tokens of each argument of a call. @param {readonly Token[]} code @param {number} first behind the bracket */
function argumentsAt(code, first) {
  /** @type {Token[][]} */
  const given = [[]]
  let depth = 0
  for (const token of code.slice(first)) {
    const isSign = token.type === 'sign'
    if (isSign && ')]}'.includes(token.source)) depth -= 1
    if (depth < 0) break
    if (isSign && '([{'.includes(token.source)) depth += 1
    if (isSign && token.source === ',' && depth === 0) given.push([])
    else given.at(-1)?.push(token)
  }
  return given
}

/** The text of strings that `.` joins. @param {readonly Token[]} tokens @returns {string | undefined} */
function literal(tokens) {
  const isJoined = tokens.every(({ type, source }, index) => (index % 2 ? source === '.' : type === 'string'))
  if (!isJoined || tokens.length % 2 === 0) return undefined
  const parts = tokens.filter((_, index) => index % 2 === 0).map(({ source }) => unquoted(source))
  return parts.includes(undefined) ? undefined : parts.join('')
}

/** @type {Record<string, string>} */
const ESCAPES = { n: '\n', t: '\t', r: '\r', '\\': '\\', $: '$', '"': '"' }
/** A variable in a string, or an escaped byte. */
const NO_LITERAL = /\$[\p{L}_{]|\{\$|\\[x\d]/u

/** The value of a string; undefined where it is no literal. @param {string} quoted @returns {string | undefined} */
function unquoted(quoted) {
  const text = quoted.slice(1, -1)
  if (quoted.startsWith("'")) return text.replace(/\\([\\'])/g, '$1')
  if (NO_LITERAL.test(text.replace(/\\[\\$]/g, ''))) return undefined
  return text
    .replace(/\\u\{([\da-f]+)\}/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\([\s\S])/g, (whole, sign) => ESCAPES[sign] ?? whole)
}
