import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * esbuild's hashes have eight characters. Five tell versions apart, and keep the list of all names on each
 * page short.
 */
const LONG_ENDING = /-([0-9A-Z]{5})[0-9A-Z]{3}\.js/g

/** @typedef {import('esbuild').Metafile['outputs']} Outputs */

/**
 * Writes the files that esbuild has made, with shorter names. Each of them imports the file of esbuild's
 * helpers; the import is removed where a file uses none of them.
 * @param {import('esbuild').BuildResult<{ write: false, metafile: true }>} built
 * @param {string} root to which esbuild's paths are relative
 * @returns {Promise<Outputs>} esbuild's outputs by the shorter names
 * @throws when two files would get the same name
 */
export async function writeChunks({ outputFiles, metafile }, root) {
  const endings = new Set(outputFiles.flatMap(({ path: file }) => file.match(LONG_ENDING) ?? []))
  /** @param {string} text */
  const shorten = (text) =>
    text.replace(LONG_ENDING, (ending, hash) => (endings.has(ending) ? `-${hash}.js` : ending))
  /** @type {Outputs} */
  const outputs = JSON.parse(shorten(JSON.stringify(metafile.outputs)))
  if (Object.keys(outputs).length < outputFiles.length) throw new Error('Two files would have one name')

  const [helpers = ''] = Object.entries(outputs).find(([, output]) => areHelpers(output)) ?? []
  const unused = `import"./${path.basename(helpers)}";`
  for (const { path: longName, text: longText } of outputFiles) {
    const [file, text] = [shorten(longName), shorten(longText)]
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text.replace(unused, ''))
    const output = outputs[path.relative(root, file)]
    if (output && text.includes(unused))
      output.imports = output.imports.filter(({ path: other }) => other !== helpers)
  }
  return outputs
}

/**
 * The file of helpers has no inputs, like files that only re-export, but has exports of its own.
 * @param {Outputs[string]} output
 */
const areHelpers = ({ inputs, imports, exports }) =>
  Object.keys(inputs).length === 0 && imports.length === 0 && exports.length > 0
