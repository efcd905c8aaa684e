import path from 'node:path'
import * as esbuild from 'esbuild'

/** @typedef {Pick<import('esbuild').BuildOptions, 'target' | 'supported'>} StyleOptions */

/**
 * Puts a style sheet that a module imports into the script, which adds it to the page when it runs: what an
 * island renders is styled from the start, and pages without the island do not load its styles.
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
