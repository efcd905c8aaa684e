import path from 'node:path'

const REACT = path.resolve(import.meta.dirname, '../../legacy-shims/preact/react.ts')
const REACT_DOM = path.resolve(import.meta.dirname, '../../legacy-shims/preact/react-dom.ts')
/** The module that replaces each of React's in the light build. @type {Readonly<Record<string, string>>} */
export const STAND_INS = {
  react: REACT,
  'react-dom': REACT_DOM,
  'react-dom/client': REACT_DOM,
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
}

/**
 * Puts Preact in React's place, for the project's sources and for libraries.
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function preactForReact(root) {
  return {
    name: 'preact-for-react',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path: name, kind }) => {
        const standIn = STAND_INS[name]
        if (!standIn) return { errors: [{ text: `Nothing of Preact stands for ${name}` }] }
        return resolve(standIn, { kind, resolveDir: root })
      })
    },
  }
}
