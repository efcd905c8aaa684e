import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Libraries published as CommonJS: the file of each, and what it requires. @type {Record<string, { file: string, needs?: readonly string[] }>} */
const LIBRARIES = {
  react: { file: 'react/cjs/react.production.js' },
  'react/jsx-runtime': { file: 'react/cjs/react-jsx-runtime.production.js' },
  'react-dom': { file: 'react-dom/cjs/react-dom.production.js', needs: ['react'] },
  'react-dom/client': {
    file: 'react-dom/cjs/react-dom-client.production.js',
    needs: ['scheduler', 'react', 'react-dom'],
  },
  scheduler: { file: 'scheduler/cjs/scheduler.production.js' },
  hammerjs: { file: 'hammerjs/hammer.js' },
  imagesloaded: { file: 'imagesloaded/imagesloaded.js', needs: ['ev-emitter'] },
  'masonry-layout': { file: 'masonry-layout/masonry.js', needs: ['outlayer', 'get-size'] },
  outlayer: {
    file: 'outlayer/outlayer.js',
    needs: ['ev-emitter', 'get-size', 'fizzy-ui-utils', './item'],
  },
  './item': { file: 'outlayer/item.js', needs: ['ev-emitter', 'get-size'] },
  'ev-emitter': { file: 'ev-emitter/ev-emitter.js' },
  'get-size': { file: 'get-size/get-size.js' },
  'fizzy-ui-utils': { file: 'fizzy-ui-utils/utils.js', needs: ['desandro-matches-selector'] },
  'desandro-matches-selector': { file: 'desandro-matches-selector/matches-selector.js' },
}
/** Of React's packages: their exports are known by name; the others export one thing. */
const REACT = /^(react|react-dom|scheduler)\//

/**
 * A bundle has to put CommonJS into one great function, with helpers in a file of their own. A browser parses such a function
 * twice: in the background while it arrives, and again, before anything can show, when it is called. As a module its
 * functions stand by themselves, and the second parse is only that of the functions in use.
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function commonJsAsModules(root) {
  const require = createRequire(path.join(root, 'package.json'))
  const folder = path.join(root, 'node_modules')
  const files = new Map(Object.values(LIBRARIES).map((library) => [path.join(folder, library.file), library]))
  return {
    name: 'common-js-as-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path: name }) => {
        const library = LIBRARIES[name]
        return library && { path: path.join(folder, library.file) }
      })
      onLoad({ filter: /\.js$/ }, async ({ path: file }) => {
        const library = files.get(file)
        if (!library) return undefined
        const names = REACT.test(library.file) ? Object.keys(require(file)) : []
        return { contents: asModule(await readFile(file, 'utf8'), { ...library, names }) }
      })
    },
  }
}

/**
 * @param {string} source
 * @param {{ needs?: readonly string[], names: readonly string[] }} options
 */
function asModule(source, { needs = [], names }) {
  return [
    ...needs.map((name, at) => `import required${at} from '${name}'`),
    'const module = { exports: {} }',
    'const { exports } = module',
    // Loaders of other kinds that the page may have are not asked.
    'const define = undefined',
    `const require = (name) => ({ ${needs.map((name, at) => `'${name}': required${at}`).join(', ')} })[name];`,
    source,
    ';',
    'export default module.exports',
    // Unused ones are left out.
    ...names.map((name, at) => {
      const value = `/* @__PURE__ */ (() => exports.${name})()`
      return `const exported${at} = ${value}; export { exported${at} as ${name} }`
    }),
  ].join('\n')
}
