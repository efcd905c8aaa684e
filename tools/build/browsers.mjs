/** The oldest browsers that laurel promises to work in (docs/browsers.md says why these). */
export const BROWSERS = Object.freeze({
  chrome: '109',
  edge: '109',
  firefox: '115',
  safari: '16.4',
  ios: '16.4',
})

/**
 * For esbuild: nothing in the output is written in a way that these browsers do not read.
 * @type {{ target: string[], supported: Record<string, boolean> }}
 */
export const SYNTAX = {
  target: Object.entries(BROWSERS).map(([name, version]) => name + version),
  supported: {
    // All of them support `\p{…}`. esbuild assumes that none do, because each Unicode release adds scripts
    // that older browsers lack.
    'regexp-unicode-property-escapes': true,
  },
}
