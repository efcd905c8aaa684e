/** Which file imports which, read from the text of the project's own files. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folders that hold code. */
const FOLDERS = ['src', 'islands', 'legacy-shims', 'fixtures-html/server', 'tests', 'tools', 'bench']
const SINGLE_FILES = ['build.mjs']
const CODE = /\.(tsx?|mjs|js|css)$/
/** Types in JSDoc are no imports. */
const JSDOC = /^\s*\/\*\*[\s\S]*?\*\/|\/\*\*.*?\*\//gm
const STATIC_IMPORT = /^\s*(?:import|export)\s+(?!type\s)(?:[^'"`;()]*?\sfrom\s*)?['"](\.[^'"]*)['"]/gm
const DYNAMIC_IMPORT = /\b(?:import|importActual)\(\s*['"](\.[^'"]*)['"]/g
/** The endings that a specifier may leave out. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx']

/**
 * @typedef {object} SourceFile
 * @property {string} text
 * @property {readonly string[]} needs the files that it imports statically: paths from the project's root
 * @property {readonly string[]} fetches the files that it imports dynamically
 */

/** @typedef {ReadonlyMap<string, SourceFile>} ImportGraph by paths from the project's root */

/**
 * Reads the code of a project.
 * @param {string} root
 * @returns {ImportGraph}
 */
export function readImportGraph(root) {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    ),
  )
  const code = [...files, ...SINGLE_FILES].filter((file) => CODE.test(file))
  return importGraphOf(new Map(code.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])))
}

/**
 * @param {ReadonlyMap<string, string>} texts by paths from the project's root
 * @returns {ImportGraph}
 */
export function importGraphOf(texts) {
  /** @param {string} from @param {string} specifier */
  const resolve = (from, specifier) => {
    const to = path.posix.join(path.posix.dirname(from), specifier)
    return ENDINGS.map((ending) => to + ending).find((file) => texts.has(file))
  }
  /** @param {string} file @param {string} code @param {RegExp} pattern */
  const importsOf = (file, code, pattern) => {
    const found = [...code.matchAll(pattern)].map(([, specifier = '']) => resolve(file, specifier))
    return [...new Set(found.filter((each) => each !== undefined))]
  }
  return new Map(
    [...texts].map(([file, text]) => {
      const code = text.replace(JSDOC, '')
      const needs = importsOf(file, code, STATIC_IMPORT)
      return [file, { text, needs, fetches: importsOf(file, code, DYNAMIC_IMPORT) }]
    }),
  )
}

/**
 * These files and all that import them, directly or through others.
 * @param {ImportGraph} graph
 * @param {Iterable<string>} files
 * @param {(file: string, source: SourceFile) => readonly string[]} importsOf the imports that count
 * @returns {ReadonlySet<string>}
 */
export function dependentsOf(graph, files, importsOf) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const [file, source] of graph)
    for (const imported of importsOf(file, source))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  const found = new Set(files)
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return found
}
