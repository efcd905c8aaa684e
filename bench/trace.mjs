/**
 * @typedef {object} TraceEvent Chromium's trace format, as far as it is read here
 * @property {string} name
 * @property {string} ph `X` is an event with a duration
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts µs
 * @property {number} [dur] µs
 * @property {number} [tdur] µs that the thread really had the processor
 * @property {string} [id]
 * @property {EventArgs} args
 *
 * @typedef {object} EventArgs
 * @property {string} [frame]
 * @property {string} [fileName] of what is compiled
 * @property {EventData} [data]
 *
 * @typedef {object} EventData
 * @property {string} [documentLoaderURL]
 * @property {string} [url]
 * @property {number} [startTime] µs, of the first sample
 * @property {{ nodes?: readonly ProfileNode[], samples?: readonly number[] }} [cpuProfile]
 * @property {readonly number[]} [timeDeltas] µs from each sample to the next
 *
 * @typedef {object} ProfileNode
 * @property {number} id
 * @property {number} [parent]
 * @property {CallFrame} callFrame
 *
 * @typedef {object} CallFrame
 * @property {string} functionName
 * @property {string} [url] none where it is the browser's own
 * @property {number} [lineNumber]
 * @property {number} [columnNumber]
 */

/**
 * @typedef {object} Share of a piece of script
 * @property {string} url of the file, empty where it is not known
 * @property {string} place function, line and column
 * @property {number} ms
 *
 * @typedef {object} Piece of script that runs without a break; times from the navigation on
 * @property {string} event the name of Chromium's event
 * @property {number} atMs
 * @property {number} ms of the processor
 * @property {readonly Share[]} shares
 *
 * @typedef {object} Task
 * @property {number} atMs
 * @property {number} ms of the processor
 * @property {readonly Piece[]} pieces
 *
 * @typedef {object} PageTrace what the main thread of a page has done
 * @property {number} loadMs the end of the load event
 * @property {number} idleMs the first idle callback; where nobody asks for one, the end of the load event
 * @property {readonly Piece[]} pieces
 * @property {readonly Task[]} tasks
 *
 * @typedef {{ at: number, us: number, frame: CallFrame | undefined }} Sample
 */

/** The categories to record. Without the third, callbacks of promises would not count. */
export const TRACE_CATEGORIES = [
  '-*',
  'devtools.timeline',
  'v8.execute',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
]
/** The functions that run are sampled as well, which takes time by itself. */
export const SAMPLED_CATEGORIES = [...TRACE_CATEGORIES, 'disabled-by-default-v8.cpu_profiler']

const COMPILE_EVENTS = new Set(['v8.compile', 'v8.compileModule'])
/** Collecting garbage counts where it interrupts them: a page without scripts has it too. */
const SCRIPT_EVENTS = new Set([
  ...COMPILE_EVENTS,
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.evaluateModule',
])

/**
 * The work of a page's main thread, without the time that other processes took from it.
 * @param {{ traceEvents: readonly TraceEvent[] }} trace
 * @param {string} url of the page
 * @returns {PageTrace}
 */
export function readTrace({ traceEvents }, url) {
  const start = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  if (!start) throw new Error(`The trace does not know ${url}`)
  const since = (/** @type {number} */ ts) => (ts - start.ts) / 1000
  const ofThread = traceEvents.filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
  const load = ofThread.find(
    ({ name, args, ts }) => name === 'loadEventEnd' && args.frame === start.args.frame && ts >= start.ts,
  )
  const events = ofThread
    .filter(({ ph, ts }) => ph === 'X' && ts >= start.ts)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const samples = samplesOf(traceEvents, start)
  const pieces = outermost(events.filter(({ name }) => SCRIPT_EVENTS.has(name))).map((event) => ({
    event: event.name,
    atMs: since(event.ts),
    ms: milliseconds(event),
    shares: sharesOf(event, samples),
  }))
  const tasks = outermost(events.filter(({ name }) => name === 'RunTask')).map((event) => {
    const [from, to] = [since(event.ts), since(event.ts + (event.dur ?? 0))]
    return {
      atMs: from,
      ms: milliseconds(event),
      pieces: pieces.filter(({ atMs }) => atMs >= from && atMs < to),
    }
  })
  const idle = events.find(({ name }) => name === 'FireIdleCallback')
  const loadMs = load ? since(load.ts) : Number.NaN
  return {
    loadMs,
    idleMs: idle ? since(idle.ts) : loadMs,
    pieces,
    tasks,
  }
}

/**
 * The files that ran in a piece of script: each one's share of the samples. Compilation, and script without samples, counts for its
 * own file.
 * @param {TraceEvent} event
 * @param {readonly Sample[]} samples in order of time
 * @returns {readonly Share[]}
 */
function sharesOf(event, samples) {
  const { name, ts, dur = 0, args } = event
  const own = args.data?.url ?? args.fileName ?? ''
  const isCompiled = COMPILE_EVENTS.has(name)
  const within = isCompiled ? [] : between(samples, ts, ts + dur)
  const whole = within.reduce((sum, { us }) => sum + us, 0)
  if (whole === 0) return [{ url: own, place: isCompiled ? '(compiled)' : '', ms: milliseconds(event) }]
  /** @type {Map<string, Share>} */
  const shares = new Map()
  for (const { us, frame } of within) {
    const share = { url: frame?.url ?? own, place: placeOf(frame), ms: (us / whole) * milliseconds(event) }
    const key = `${share.url} ${share.place}`
    shares.set(key, { ...share, ms: share.ms + (shares.get(key)?.ms ?? 0) })
  }
  return [...shares.values()]
}

/** @param {CallFrame | undefined} frame */
function placeOf(frame) {
  if (!frame) return ''
  const { functionName, lineNumber = 0, columnNumber = 0 } = frame
  return `${functionName || '(anonymous)'}:${lineNumber + 1}:${columnNumber + 1}`
}

/**
 * The functions that the main thread ran, each sample until the next. A built-in function counts for its caller.
 * @param {readonly TraceEvent[]} events
 * @param {TraceEvent} start
 * @returns {Sample[]} in order of time
 */
function samplesOf(events, { pid, tid }) {
  const profile = events.find((event) => event.name === 'Profile' && event.pid === pid && event.tid === tid)
  if (!profile) return []
  const chunks = events
    .filter((event) => event.name === 'ProfileChunk' && event.pid === pid && event.id === profile.id)
    .sort((a, b) => a.ts - b.ts)
  /** @type {Map<number, ProfileNode>} */
  const nodes = new Map()
  /** @type {{ at: number, node: number }[]} */
  const taken = []
  let at = profile.args.data?.startTime ?? profile.ts
  for (const { args } of chunks) {
    const { cpuProfile, timeDeltas = [] } = args.data ?? {}
    for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node)
    for (const [index, node] of (cpuProfile?.samples ?? []).entries()) {
      at += timeDeltas[index] ?? 0
      taken.push({ at, node })
    }
  }
  /** @param {number | undefined} id @returns {CallFrame | undefined} */
  const frameOf = (id) => {
    let node = id === undefined ? undefined : nodes.get(id)
    while (node && !node.callFrame.url) node = node.parent === undefined ? undefined : nodes.get(node.parent)
    return node?.callFrame
  }
  return taken
    .sort((a, b) => a.at - b.at)
    .map(({ at, node }, index) => ({ at, us: (taken[index + 1]?.at ?? at) - at, frame: frameOf(node) }))
}

/** @param {readonly Sample[]} samples in order of time @param {number} from @param {number} to */
function between(samples, from, to) {
  let low = 0
  let high = samples.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((samples[middle]?.at ?? 0) < from) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < samples.length && (samples[end]?.at ?? to) < to) end++
  return samples.slice(low, end)
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
