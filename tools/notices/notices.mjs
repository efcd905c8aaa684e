/** Collects the licences of the bundled libraries from their packages. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { preactForReact } from '../build/preact-for-react.mjs'

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} license as its package says
 * @property {string} author
 * @property {string} text the licence, word by word
 */

/** The licence we use where a package offers a choice. @type {Readonly<Record<string, string>>} */
const CHOSEN = { '(MPL-2.0 OR Apache-2.0)': 'Apache-2.0' }

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/**
 * The names of the packages that have code in the single file, which holds all code, with React or Preact.
 * @param {string} root
 */
async function bundledNames(root) {
  const names = await Promise.all([namesWith(root, []), namesWith(root, [preactForReact(root)])])
  return [...new Set(names.flat())].sort()
}

/**
 * @param {string} root
 * @param {import('esbuild').Plugin[]} plugins
 * @returns {Promise<string[]>}
 */
async function namesWith(root, plugins) {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/main.ts'],
    bundle: true,
    format: 'iife',
    outfile: 'laurel.single.js',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    plugins,
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs).flatMap(
    (file) => /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  )
}

/** @param {string} author as a package names it: a string, or an object with a name */
const nameOf = (author) => author.replace(/\s*[<(].*$/, '')

/**
 * @param {string} root
 * @param {string} name
 * @returns {Promise<Package>}
 */
async function readPackage(root, name) {
  const folder = path.join(root, 'node_modules', name)
  const facts = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const license = CHOSEN[facts.license] ?? facts.license
  const author = nameOf(facts.author?.name ?? facts.author ?? '')
  const file = (await readdir(folder)).sort().find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry))
  if (!file && license !== 'MIT') throw new Error(`${name} brings no text of its licence ${license}`)
  const text = file
    ? await readFile(path.join(folder, file), 'utf8')
    : `Copyright (c) ${author || `the authors of ${name}`}\n\n${MIT}`
  return { name, version: facts.version, license, author, text: text.replace(/\r\n/g, '\n').trim() }
}

/** @param {readonly Package[]} packages */
function table(packages) {
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  return ['| library | version | licence |', '| --- | --- | --- |', ...rows].join('\n')
}

/**
 * The whole of `THIRD-PARTY-NOTICES.md`. A licence text that several libraries share is printed once.
 * @param {string} root the repository
 * @returns {Promise<string>}
 * @throws Error when a package has no licence text
 */
export async function notices(root) {
  const names = await bundledNames(root)
  const packages = await Promise.all(names.map((name) => readPackage(root, name)))
  const texts = [...new Set(packages.map(({ text }) => text))].map((text) => {
    const heading = packages.filter((one) => one.text === text).map(({ name }) => name)
    return `## ${heading.join(', ')}\n\n\`\`\`text\n${text}\n\`\`\``
  })
  return [
    '# Third-party notices',
    'Libraries of which something stands in the files of `dist/`. Written by `node tools/notices/write.mjs`; do not edit.',
    table(packages),
    ...texts,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
