import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.resolve(import.meta.dirname, '..')
/** The tests make many short-lived objects: with more room for them less is collected, which saves up to a tenth of the time. */
const execArgv = ['--max-semi-space-size=64']
const include = ['src', 'islands', 'legacy-shims'].map((folder) => `${folder}/**/*.test.{ts,tsx}`)
const shared = {
  root,
  execArgv,
  setupFiles: [path.join(root, 'tests/unit/setup.ts')],
  // A DOM of its own for every file would take four fifths of the time; the set-up cleans up instead.
  isolate: false,
  unstubGlobals: true,
  restoreMocks: true,
  // Written for bundlers alone, without file endings.
  server: { deps: { inline: [/@contactable/] } },
  // A first render on a busy machine may take seconds; no test is about that.
  testTimeout: 30_000,
}

/** happy-dom would follow a link that a test clicks: cookies and addresses of the next files would be of another site. */
const environmentOptions = {
  happyDOM: {
    settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
  },
}

/**
 * Tests of what jsdom alone supports. Each has a DOM of its own: in a document with a form whose field is named
 * `parentNode`, jsdom's `querySelector` never ends, and a timer of an earlier file may call it.
 */
const JSDOM_ONLY = '**/*.jsdom.test.ts'

/**
 * Unit tests of page code run in both DOMs, because what holds in one only may be an accident. The projects
 * below list the exceptions.
 */
// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    // By itself it leaves a processor free, which of two is half of them.
    maxWorkers: '100%',
    projects: [
      { test: { ...shared, name: 'jsdom', environment: 'jsdom', include, exclude: [JSDOM_ONLY] } },
      {
        test: {
          ...shared,
          name: 'jsdom-only',
          environment: 'jsdom',
          isolate: true,
          include: [JSDOM_ONLY],
          exclude: ['node_modules/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'happy-dom',
          environment: 'happy-dom',
          environmentOptions,
          include,
          exclude: [JSDOM_ONLY],
        },
      },
      {
        test: {
          ...shared,
          name: 'hostile',
          environment: 'jsdom',
          // It catches what nobody else does, and stops the clock.
          isolate: true,
          include: ['tests/hostile/*.test.ts'],
        },
      },
      {
        test: {
          root,
          execArgv,
          name: 'node',
          environment: 'node',
          // A process of its own for every file would load jsdom and the build's code each time, a third of the time.
          isolate: false,
          include: [
            'tests/unit/*.test.ts',
            'fixtures-html/**/*.test.ts',
            'tools/**/*.test.ts',
            'build.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
