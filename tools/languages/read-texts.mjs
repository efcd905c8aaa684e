/** Reads from the sources what laurel says, and what it says without a key. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vitest/node'
import { ROOT } from '../build/options.mjs'
import { ALLOWED, NOT_OF_VISITORS } from './allowed.mjs'

/**
 * @typedef {object} Text
 * @property {string} key
 * @property {string} english
 * @property {string} [plural] the English for any count but one, where the text depends on a count
 * @property {readonly string[]} files
 */
/** @typedef {{ type: string, [name: string]: unknown }} Node a node of the tree that ESTree describes */
/** @typedef {{ file: string, line: number, words: string }} Unkeyed */

const FOLDERS = ['src', 'islands', 'legacy-shims']
/** The module of `text` and `plural`. */
const TEXTS = /\/page\/text$/
/** Their messages are for developers. */
const ERRORS = /Error$/
/** A text that begins with an English word: one word with a capital, alone or before others. */
const ENGLISH = /^\s*[A-Z][a-z]+(?:[\s.,:!?…(]|$)/
const WORD = /\p{Letter}{2}/u
/** Attributes and properties that visitors see or hear. */
const SHOWN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'ariaLabel',
  'title',
  'placeholder',
  'alt',
  'textContent',
  'innerText',
]

/** The sources that ship, without their tests. */
export function sources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/test-[\w-]+\.tsx?$/.test(file))
    .sort()
}

/** @param {string} file */
const readSource = (file) => readFileSync(path.join(ROOT, file), 'utf8')

/**
 * Every text with a key, by key.
 * @returns {Text[]}
 * @throws {Error} when an argument is no literal, or two texts have one key
 */
export function readTexts() {
  /** @type {Map<string, Text>} */
  const texts = new Map()
  for (const file of sources()) {
    for (const { key, english, plural } of textsIn(readSource(file), file)) {
      const known = texts.get(key)
      if (known && (known.english !== english || known.plural !== plural))
        throw new Error(`${file}: the key ${key} says “${known.english}” in ${known.files[0]}`)
      const files = [...new Set([...(known?.files ?? []), file])]
      texts.set(key, { key, english, ...(plural !== undefined && { plural }), files })
    }
  }
  return [...texts.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/**
 * The texts that one source says.
 * @param {string} source
 * @param {string} file its name, for messages
 * @returns {Omit<Text, 'files'>[]}
 */
export function textsIn(source, file) {
  /** @type {Omit<Text, 'files'>[]} */
  const found = []
  const program = parse(source, file)
  const functions = functionsOf(program)
  visit(program, (node) => {
    const says = functions.get(calledFunction(node))
    if (!says) return
    const given = nodesIn(node['arguments'])
    const key = literal(given[0])
    const english = says === 'text' ? literal(given[1]) : property(given[2], 'one')
    const plural = says === 'text' ? undefined : property(given[2], 'other')
    if (key === undefined || english === undefined || (says === 'plural' && plural === undefined))
      throw new Error(`${file}: key and English of ${says}() are to be literals`)
    found.push({ key, english, ...(plural !== undefined && { plural }) })
  })
  return found
}

/** English words in the sources that have no key, and that no entry of the list of exceptions allows. */
export function readUnkeyed() {
  return sources()
    .filter((file) => !NOT_OF_VISITORS.some(({ files }) => files.test(file)))
    .flatMap((file) => unkeyedIn(readSource(file), file))
    .filter(
      ({ file, words }) => !ALLOWED.some(({ said, in: where }) => said === words && file.startsWith(where)),
    )
}

/**
 * The English words without a key in one source.
 * @param {string} source
 * @param {string} file its name
 * @returns {Unkeyed[]}
 */
export function unkeyedIn(source, file) {
  /** @type {Unkeyed[]} */
  const found = []
  const program = parse(source, file)
  const functions = functionsOf(program)
  visit(
    program,
    (node, parent) => {
      const words = wordsOf(node)
      if (words === undefined) return
      if (ENGLISH.test(words) || (isShown(node, parent) && WORD.test(words)))
        found.push({
          file,
          line: source.slice(0, Number(node['start'])).split('\n').length,
          words: words.trim(),
        })
    },
    (node) => functions.has(calledFunction(node)) || isOfDevelopers(node),
  )
  return found
}

/** The names by which a module calls `text` and `plural`. @param {Node} program @returns {Map<string, string>} */
function functionsOf(program) {
  const imports = nodesIn(program['body']).filter(
    ({ type, source }) => type === 'ImportDeclaration' && TEXTS.test(nameOf(source)),
  )
  return new Map(
    imports
      .flatMap(({ specifiers }) => nodesIn(specifiers))
      .map(({ local, imported }) => [nameOf(local), nameOf(imported)]),
  )
}

/** @param {Node} node */
function isOfDevelopers(node) {
  if (/^(Import|ExportAll)Declaration$|^TS(?!As|Satisfies|NonNull)/.test(node.type)) return true
  return node.type === 'NewExpression' && ERRORS.test(nameOf(node['callee']))
}

/** The text of a literal, a template or JSX; `{}` stands for a value. @param {Node} node */
function wordsOf(node) {
  if (node.type === 'JSXText') return String(node['value'])
  if (node.type !== 'TemplateLiteral') return literal(node)
  return nodesIn(node['quasis'])
    .map(({ value }) => /** @type {{ cooked: string }} */ (value).cooked)
    .join('{}')
}

/** @param {Node} node @param {Node | undefined} parent */
function isShown(node, parent) {
  if (!parent || node.type === 'JSXText') return parent !== undefined
  if (parent.type === 'JSXAttribute') return SHOWN.includes(nameOf(parent['name']))
  if (parent.type === 'Property') return parent['value'] === node && SHOWN.includes(nameOf(parent['key']))
  if (parent.type === 'AssignmentExpression') {
    const left = /** @type {Node} */ (parent['left'])
    return left.type === 'MemberExpression' && SHOWN.includes(nameOf(left['property']))
  }
  if (parent.type !== 'CallExpression') return false
  const given = nodesIn(parent['arguments'])
  if (calledName(parent) === 'announce') return given[1] === node
  return calledName(parent) === 'setAttribute' && given[1] === node && SHOWN.includes(literal(given[0]) ?? '')
}

/** The function that is called by its own name: `adopt.text()` says nothing. @param {Node} node */
function calledFunction(node) {
  const callee = node.type === 'CallExpression' ? /** @type {Node} */ (node['callee']) : undefined
  return callee?.type === 'Identifier' ? nameOf(callee) : ''
}

/** The name of the function or method that is called; '' where nothing is. @param {Node} node */
function calledName(node) {
  if (node.type !== 'CallExpression') return ''
  const callee = /** @type {Node} */ (node['callee'])
  return nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee)
}

/** @param {unknown} node an identifier, or a literal in its place */
function nameOf(node) {
  const { name, value } = /** @type {Record<string, unknown>} */ (node ?? {})
  return typeof name === 'string' ? name : typeof value === 'string' ? value : ''
}

/** @param {Node | undefined} node @returns {string | undefined} */
function literal(node) {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  return undefined
}

/** The literal that an object literal has as a property. @param {Node | undefined} node @param {string} name */
function property(node, name) {
  const found = nodesIn(node?.['properties']).find(({ key }) => nameOf(key) === name)
  return literal(/** @type {Node | undefined} */ (found?.['value']))
}

/** @param {string} source @param {string} file @returns {Node} */
function parse(source, file) {
  return /** @type {Node} */ (
    /** @type {unknown} */ (parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  )
}

/**
 * Calls back with every node, in their order.
 * @param {Node} node
 * @param {(node: Node, parent: Node | undefined) => void} callback
 * @param {(node: Node) => boolean} [isLeftOut] with what is in it
 * @param {Node} [parent]
 */
function visit(node, callback, isLeftOut = () => false, parent = undefined) {
  if (isLeftOut(node)) return
  callback(node, parent)
  for (const value of Object.values(node))
    for (const child of nodesIn(Array.isArray(value) ? value : [value]))
      visit(child, callback, isLeftOut, node)
}

/** @param {unknown} value @returns {Node[]} */
function nodesIn(value) {
  if (!Array.isArray(value)) return []
  return value.filter((each) => typeof each === 'object' && each !== null && typeof each.type === 'string')
}
