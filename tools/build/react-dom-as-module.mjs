import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * React DOM is published as CommonJS, which a bundle has to put into one great function. A browser parses that twice:
 * in the background while it arrives, and again, before anything can show, when it is called. As a module its
 * functions stand by themselves, and the second parse is only that of the functions in use.
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function reactDomAsModule(root) {
  const file = path.join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js')
  return {
    name: 'react-dom-as-module',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^react-dom\/client$/ }, () => ({ path: file }))
      onLoad({ filter: /react-dom-client\.production\.js$/ }, async () => {
        const source = await readFile(file, 'utf8')
        const names = [...source.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name)
        return {
          contents: [
            "import * as scheduler from 'scheduler'",
            "import * as react from 'react'",
            "import * as reactDom from 'react-dom'",
            'const exports = {}',
            "const require = (name) => ({ scheduler, react, 'react-dom': reactDom })[name]",
            source,
            ...names.map((name) => `export const ${name} = exports.${name}`),
          ].join('\n'),
        }
      })
    },
  }
}
