import path from 'node:path'
import * as esbuild from 'esbuild'

/** @typedef {Pick<import('esbuild').BuildOptions, 'target' | 'supported'>} StyleOptions */

/**
 * A style sheet that a module imports is part of the script, and added to the page when that runs: what an island renders
 * is dressed from its first moment, and a page without it fetches nothing.
 * @param {string} root of the project
 * @param {StyleOptions} options
 * @returns {import('esbuild').Plugin}
 */
export function styleModules(root, options) {
  const addStyle = JSON.stringify(path.join(root, 'src/dom/add-style.ts'))
  return {
    name: 'style-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.css$/ }, ({ kind, path: request, resolveDir }) =>
        kind === 'import-statement'
          ? { path: path.resolve(resolveDir, request), sideEffects: true, pluginData: 'imported' }
          : undefined,
      )
      onLoad({ filter: /\.css$/ }, async ({ path: file, pluginData }) => {
        if (pluginData !== 'imported') return undefined
        const css = JSON.stringify(await minifyStyle(file, options))
        return { contents: `import { addStyle } from ${addStyle}\naddStyle(${css})`, loader: 'js' }
      })
    },
  }
}

/**
 * @param {string} file
 * @param {StyleOptions} options
 */
export async function minifyStyle(file, options) {
  const { outputFiles } = await esbuild.build({
    ...options,
    entryPoints: [file],
    minify: true,
    charset: 'utf8',
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ''
}
