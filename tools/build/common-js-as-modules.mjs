import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Libraries published as CommonJS: the file of each, and what it requires.
 * @type {Record<string, { file: string, needs?: readonly string[] }>}
 */
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
/** React's packages have named exports; the other libraries export one value. */
const REACT = /^(react|react-dom|scheduler)\//

/**
 * Turns CommonJS libraries into modules. esbuild would wrap each in one large function, which a browser
 * parses twice: in the background while it arrives, and again when it is called, before anything can show.
 * In a module only the functions that are called are parsed again.
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
    // Hides an AMD loader that the page may have.
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
