/** Holds laurel against its budgets: `node bench/run.mjs [--runs N] [--only NAME] [--json FILE] [--record]`. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from '../build.mjs'
import { CHROMIUM_ARGS, findChromium } from '../tests/chromium.mjs'
import { CPU_THROTTLING } from './budgets.mjs'
import { measureBuilder } from './builder-page.mjs'
import { measureBytes } from './bytes.mjs'
import { measureCartCalls } from './cart-calls.mjs'
import { measureClickCalls } from './click-calls.mjs'
import { measureClicks } from './click-latency.mjs'
import { measureFeed } from './feed-page.mjs'
import { measureFirstPrice } from './first-price.mjs'
import { measureFormEvents } from './form-events.mjs'
import { measureGrowth } from './growth.mjs'
import { readHistory, record, valuesOf, withChanges } from './history.mjs'
import { measureIdleCost } from './idle-cost.mjs'
import { measureIslands } from './island-rows.mjs'
import { measureLargestPaint } from './largest-paint.mjs'
import { measureLayoutShift } from './layout-shift.mjs'
import { MISSING_LIBRARIES } from './legacy-libraries.mjs'
import { measureLoadCost } from './load-cost.mjs'
import { measureLongestTasks } from './longest-tasks.mjs'
import { measurePages } from './page-rows.mjs'
import { measurePickers } from './picker-latency.mjs'
import { measurePointer } from './pointer-cost.mjs'
import { measurePreact } from './preact.mjs'
import { isOver } from './row.mjs'
import { measureScrolling } from './scroll-frames.mjs'
import { measureSearch } from './search-latency.mjs'
import { printTable } from './table.mjs'

/**
 * @typedef {object} Measurement
 * @property {string} name for `--only`
 * @property {string} title
 * @property {boolean} [isDetail] its many rows are recorded, but printed only when they are requested
 * @property {(subject: import('./row.mjs').Subject) => Promise<import('./row.mjs').Row[]>} measure
 */

/** @type {readonly Measurement[]} */
const MEASUREMENTS = [
  { name: 'bytes', title: 'Bytes, after brotli', measure: measureBytes },
  {
    name: 'islands',
    title: 'Each island without React and libraries, after brotli',
    measure: measureIslands,
    isDetail: true,
  },
  {
    name: 'pages',
    title: 'What the pages of the shop ask for by themselves, after brotli',
    measure: measurePages,
  },
  {
    name: 'load',
    title: `Script time at load, CPU ${CPU_THROTTLING}x throttled, nothing cached`,
    measure: measureLoadCost,
  },
  {
    name: 'idle',
    title: `Until 4 s after load, CPU ${CPU_THROTTLING}x throttled, code in the HTTP cache`,
    measure: measureIdleCost,
  },
  {
    name: 'tasks',
    title: `Longest tasks, CPU ${CPU_THROTTLING}x throttled, nothing cached`,
    measure: measureLongestTasks,
  },
  { name: 'pointer', title: `The pointer, CPU ${CPU_THROTTLING}x throttled`, measure: measurePointer },
  {
    name: 'calls',
    title: `Click to call, CPU ${CPU_THROTTLING}x throttled, code in the HTTP cache`,
    measure: measureClickCalls,
  },
  { name: 'clicks', title: `Click to frame, CPU ${CPU_THROTTLING}x throttled`, measure: measureClicks },
  { name: 'search', title: `Live search, CPU ${CPU_THROTTLING}x throttled`, measure: measureSearch },
  {
    name: 'prices',
    title: `A product’s first price, CPU ${CPU_THROTTLING}x throttled`,
    measure: measureFirstPrice,
  },
  { name: 'pickers', title: `Pickers, CPU ${CPU_THROTTLING}x throttled`, measure: measurePickers },
  { name: 'scroll', title: `Scrolling, CPU ${CPU_THROTTLING}x throttled`, measure: measureScrolling },
  {
    name: 'builder',
    title: `Every block of the page builder three times, CPU ${CPU_THROTTLING}x throttled`,
    measure: measureBuilder,
  },
  {
    name: 'feed',
    title: `A network page’s feed of 200 posts, CPU ${CPU_THROTTLING}x throttled`,
    measure: measureFeed,
  },
  {
    name: 'form-events',
    title: `Watching a visitor for the spam filter, CPU ${CPU_THROTTLING}x throttled`,
    measure: measureFormEvents,
  },
  {
    name: 'growth',
    title: 'Work of the main thread for four times as much: 4x is in proportion, 16x its square',
    measure: measureGrowth,
  },
  { name: 'cart', title: 'A fresh cart, per page view', measure: measureCartCalls },
  {
    name: 'paint',
    title: `Largest paint, CPU ${CPU_THROTTLING}x throttled`,
    measure: measureLargestPaint,
  },
  { name: 'shift', title: 'Layout shift', measure: measureLayoutShift },
  { name: 'preact', title: 'The light build, with React’s figures beside it', measure: measurePreact },
]

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
    json: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
})

const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${options.runs} is no number of runs`)
const wanted = MEASUREMENTS.filter(({ name }) => !options.only || name === options.only)
if (wanted.length === 0) {
  throw new Error(`--only takes one of ${MEASUREMENTS.map(({ name }) => name).join(', ')}`)
}

/** The values of earlier runs; only `--record` adds to them. */
const HISTORY_FILE = new URL('history.jsonl', import.meta.url)

const distDir = await mkdtemp(join(tmpdir(), 'laurel-bench-'))
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
try {
  const manifest = await build({ outDir: distDir })
  const sections = []
  /** @type {string[]} */
  const failed = []
  for (const { title, measure, isDetail = false } of wanted) {
    console.error(`${title} …`)
    try {
      const rows = await measureTwiceIfOver(() => measure({ browser, distDir, manifest, runs }))
      sections.push({ title, isPrinted: !isDetail || options.only !== undefined, rows })
    } catch (cause) {
      // One failed part must not lose the results of the others, which take half an hour.
      console.error(cause)
      failed.push(title)
    }
  }
  const compared = withChanges(sections, await readHistory(HISTORY_FILE))
  const printed = compared.filter(({ isPrinted }) => isPrinted)
  console.log(`\nChromium ${browser.version()}, ${runs} runs\n\n${printTable(printed)}`)
  if (failed.length > 0) console.log(`\nNot measured: ${failed.join('; ')}`)
  if (options.record && failed.length === 0) {
    const date = new Date().toISOString().slice(0, 10)
    const values = valuesOf(sections)
    await record(HISTORY_FILE, { date, commit: currentCommit(), chromium: browser.version(), values })
  }
  if (MISSING_LIBRARIES.length > 0) {
    console.log(`\nLegacy libraries that are not installed and not counted: ${MISSING_LIBRARIES.join(', ')}`)
  }
  if (options.json) {
    const report = { chromium: browser.version(), throttling: CPU_THROTTLING, runs, sections }
    await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`)
  }
  if (failed.length > 0 || sections.some(({ rows }) => rows.some(isOver))) process.exitCode = 1
} finally {
  await browser.close()
  await rm(distDir, { recursive: true, force: true })
}

/** The commit that is measured, with a `+` where files have been changed since; empty outside a repository. */
function currentCommit() {
  const git = (/** @type {readonly string[]} */ ...args) =>
    spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).stdout?.trim() ?? ''
  return (
    git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? '+' : '')
  )
}

/**
 * A machine that was busy for a while is no reason to fail: rows over their budgets are measured once more.
 * @param {() => Promise<import('./row.mjs').Row[]>} measure
 */
async function measureTwiceIfOver(measure) {
  const rows = await measure()
  if (!rows.some(isOver)) return rows
  const again = await measure()
  return rows.map((row, index) => {
    const second = again[index]
    return second && isOver(row) ? { ...(second.value < row.value ? second : row), again: true } : row
  })
}
