/** Plugins that leave imports in the output, for the browser to follow. */
import path from 'node:path'
import { ROOT } from './options.mjs'

/**
 * Leaves every dynamic import in the output.
 * @param {(file: string) => string} addressOf the address of a module, by its path from the project's root
 * @returns {import('esbuild').Plugin}
 */
export function keepDynamicImports(addressOf) {
  return {
    name: 'keep-dynamic-imports',
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ kind, path: request, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'resolving') return undefined
        const found = await build.resolve(request, { kind, resolveDir, pluginData: 'resolving' })
        return { path: addressOf(path.relative(ROOT, found.path)), external: true }
      })
    },
  }
}

/** The debug overlay is for developers: no bundle that visitors load may hold its code. */
const DEBUG_OVERLAY = /\/debug-overlay$/

/**
 * Has the single file fetch the debug overlay from a chunk.
 * @param {string} address of that chunk
 * @returns {import('esbuild').Plugin}
 */
export function keepDebugOverlay(address) {
  return {
    name: 'keep-debug-overlay',
    setup({ onResolve }) {
      onResolve({ filter: DEBUG_OVERLAY }, () => ({ path: address, external: true }))
    },
  }
}
