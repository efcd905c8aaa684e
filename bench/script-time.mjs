/**
 * @typedef {object} TraceEvent Chromium's trace format, as far as it is read here
 * @property {string} name
 * @property {string} ph `X` is an event with a duration
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts µs
 * @property {number} [dur] µs
 * @property {number} [tdur] µs that the thread really had the processor
 * @property {{ data?: { documentLoaderURL?: string } }} args
 */

/** What a browser has to record for `scriptTime`. */
export const TRACE_CATEGORIES = ['-*', 'devtools.timeline', 'blink.user_timing']

/** Compiling and running; collecting garbage counts where it interrupts them: a page without scripts has it too. */
const SCRIPT_EVENTS = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
])
const IDLE_EVENT = 'FireIdleCallback'

/**
 * Main thread time of a page's scripts, in ms: until the first idle callback (or the end, where there is none), and
 * from there on. Time that other processes took from the thread is left out.
 * @param {Buffer} trace
 * @param {string} url of the page
 */
export function scriptTime(trace, url) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString())
  const start = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  if (!start) throw new Error(`The trace does not know ${url}`)
  const tasks = traceEvents
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts)
    .sort((a, b) => a.ts - b.ts)
  const idleFrom = tasks.find(({ name }) => name === IDLE_EVENT)?.ts ?? Number.POSITIVE_INFINITY
  const scripts = outermost(tasks.filter(({ name }) => SCRIPT_EVENTS.has(name)))
  const idle = scripts.filter(({ ts }) => ts >= idleFrom).map(milliseconds)
  return {
    load: sum(scripts.filter(({ ts }) => ts < idleFrom).map(milliseconds)),
    idle: sum(idle),
    longestIdle: Math.max(0, ...idle),
  }
}

/** Those that run inside none of the others. @param {readonly TraceEvent[]} events in order of time */
function outermost(events) {
  let end = 0
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}

/** @param {TraceEvent} event */
const milliseconds = ({ tdur, dur = 0 }) => (tdur ?? dur) / 1000

/** @param {readonly number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0)
