import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Folders whose modules nearly every island uses some of. */
const FOLDERS = ['src/dom', 'src/page', 'src/money', 'legacy-shims/jquery-events']
const MODULES = ['src/react/adopt/original.ts', 'src/wire/trusted-html.ts', 'src/react/safe-html/inert.ts']
/** The page's facts are read once, by the entry. */
const ENTRY_ONLY = ['src/page/page.ts']
const EXPORT = /^export (?:async )?(?:function|const|class) (\w+)/gm

/**
 * The modules that islands share by one file. Split by who uses which, they would be dozens of files of a hundred bytes.
 * @param {string} root
 * @returns {Promise<string[]>} paths from the root
 */
export async function kitModules(root) {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await readdir(path.join(root, folder))
      return names
        .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && name !== 'index.ts')
        .map((name) => `${folder}/${name}`)
    }),
  )
  return [...lists.flat(), ...MODULES].filter((file) => !ENTRY_ONLY.includes(file)).sort()
}

/**
 * One module that exports what all of these do.
 * @param {string} root
 * @param {readonly string[]} modules
 * @throws when two of them export the same name: of such names `export *` would drop both
 */
export async function kitSource(root, modules) {
  /** @type {Map<string, string>} */
  const owners = new Map()
  for (const file of modules) {
    for (const [, name = ''] of (await readFile(path.join(root, file), 'utf8')).matchAll(EXPORT)) {
      const owner = owners.get(name)
      if (owner) throw new Error(`${owner} and ${file} both export ${name}`)
      owners.set(name, file)
    }
  }
  return modules.map((file) => `export * from './${file}'`).join('\n')
}

/**
 * Leaves the kit's modules out of the islands, which import them from its file.
 * @param {{ root: string, modules: readonly string[], file: string }} kit `file` as the islands' chunks name it
 * @returns {import('esbuild').Plugin}
 */
export function importFromKit({ root, modules, file }) {
  const places = new Set(modules.map((module) => path.resolve(root, module)))
  const barrel = path.resolve(root, 'legacy-shims/jquery-events')
  return {
    name: 'import-from-kit',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.?\// }, ({ kind, path: request, resolveDir }) => {
        if (kind !== 'import-statement') return undefined
        const place = path.resolve(resolveDir, request)
        if (place !== barrel && !places.has(`${place}.ts`)) return undefined
        return { path: file, external: true, sideEffects: false }
      })
    },
  }
}
