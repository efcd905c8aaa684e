import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { STAND_INS } from '../../tools/build/preact-for-react.mjs'
import everyday from '../vitest.config'

const STAND_INS_OF_TESTS = {
  ...STAND_INS,
  react: path.join(import.meta.dirname, 'react.ts'),
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
}
const alias = Object.entries(STAND_INS_OF_TESTS).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}))
const test = everyday.test ?? {}

/** Unit tests with Preact in React's place, in both DOMs; for `npm run test:preact`. */
// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    ...test,
    projects: (test.projects ?? []).flatMap((project) => {
      const own = typeof project === 'object' && 'test' in project ? project.test : undefined
      if (!own || !['jsdom', 'happy-dom'].includes(String(own.name))) return []
      // Only what vitest transforms itself follows the alias.
      const inline = [/@contactable/, /@nanostores/]
      return [{ test: { ...own, alias, server: { deps: { inline } } } }]
    }),
  },
})
