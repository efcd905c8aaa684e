/**
 * `npm run test:times -- REPORT.json` prints where the time of a browser run goes, by spec file. The report
 * is written by `PLAYWRIGHT_JSON_OUTPUT_NAME=REPORT.json npm run test:browser -- --reporter=json`.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * The part of Playwright's JSON report that is read.
 * @typedef {object} Suite
 * @property {readonly Suite[]} [suites]
 * @property {readonly { title: string, line: number, tests: readonly { results: readonly { duration: number }[] }[] }[]} [specs]
 */

/**
 * @typedef {object} SpecTime
 * @property {string} file
 * @property {number} tests how many ran, in all projects
 * @property {number} ms of all of them, one after the other
 * @property {{ line: number, title: string, ms: number }} slowest
 */

/**
 * The most expensive spec files first.
 * @param {{ suites: readonly (Suite & { file: string })[] }} report
 * @returns {SpecTime[]}
 */
export function timesBySpec({ suites }) {
  /** @type {Map<string, ReturnType<typeof runsOf>>} */
  const runs = new Map()
  for (const suite of suites) runs.set(suite.file, [...(runs.get(suite.file) ?? []), ...runsOf(suite)])
  return [...runs]
    .map(([file, all]) => {
      const [slowest = { line: 0, title: '', ms: 0 }] = [...all].sort((one, other) => other.ms - one.ms)
      return { file, tests: all.length, ms: all.reduce((sum, { ms }) => sum + ms, 0), slowest }
    })
    .sort((one, other) => other.ms - one.ms)
}

/**
 * @param {Suite} suite
 * @returns {{ line: number, title: string, ms: number }[]}
 */
function runsOf({ suites = [], specs = [] }) {
  return [
    ...specs.flatMap(({ title, line, tests }) =>
      tests.map(({ results }) => ({
        title,
        line,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap(runsOf),
  ]
}

/** @param {readonly SpecTime[]} times @returns {string} a table of Markdown */
export function printTimes(times) {
  const s = (/** @type {number} */ ms) => (ms / 1000).toFixed(1)
  return [
    '| spec file | tests | seconds | slowest test |',
    '|---|---|---|---|',
    ...times.map(
      ({ file, tests, ms, slowest }) =>
        `| ${file} | ${tests} | ${s(ms)} | ${s(slowest.ms)} s, line ${slowest.line}: ${slowest.title.replaceAll('|', '\\|')} |`,
    ),
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Which report? npm run test:times -- REPORT.json')
  console.log(printTimes(timesBySpec(JSON.parse(readFileSync(file, 'utf8')))))
}
