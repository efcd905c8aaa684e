import { describe, expect, test } from 'vitest'
import {
  allMs,
  atLoad,
  byFile,
  byFunction,
  fileName,
  listed,
  longestTask,
  ownMs,
  untilAfterLoad,
} from '../../bench/costs.mjs'
import { readTrace, type TraceEvent } from '../../bench/trace.mjs'

const PAGE = 'http://shop/blog/'
const LAUREL = 'http://shop/dist/laurel.js'
const CHUNK = 'http://shop/dist/chunks/cart-group-AB1CD.js'
const JQUERY = 'http://shop/vendor/jquery-3.js'

const THREAD = { pid: 1, tid: 1 }
const event = (name: string, ts: number, dur: number, args: TraceEvent['args'] = {}): TraceEvent => ({
  ...THREAD,
  name,
  ph: 'X',
  ts,
  dur,
  tdur: dur,
  args,
})
const start: TraceEvent = {
  ...THREAD,
  name: 'navigationStart',
  ph: 'R',
  ts: 1000,
  args: { frame: 'F', data: { documentLoaderURL: PAGE } },
}
const load = (ts: number, frame = 'F'): TraceEvent => ({
  ...THREAD,
  name: 'loadEventEnd',
  ph: 'R',
  ts,
  args: { frame },
})
const traced = (...traceEvents: TraceEvent[]) =>
  readTrace({ traceEvents: [start, load(11_000), ...traceEvents] }, PAGE)

/** Samples of 1 ms each from a time on: each the index of a frame, of which each is called by the one before. */
function sampled(at: number, urls: readonly string[], samples: readonly number[]): TraceEvent[] {
  const nodes = urls.map((url, index) => ({
    id: index + 1,
    ...(index > 0 ? { parent: index } : {}),
    callFrame: { functionName: `f${index}`, url, lineNumber: 0, columnNumber: 9 },
  }))
  const profile = { ...THREAD, id: '0x1', ph: 'P', ts: at }
  const data = {
    cpuProfile: { nodes, samples: samples.map((index) => index + 1) },
    timeDeltas: samples.map((_, index) => (index === 0 ? 0 : 1000)),
  }
  return [
    { ...profile, name: 'Profile', args: { data: { startTime: at } } },
    { ...profile, tid: 7, name: 'ProfileChunk', args: { data } },
  ]
}

describe('[X12] a trace of the bench', () => {
  test('[X12] script inside other script counts once; other threads and earlier pages do not', () => {
    const { pieces } = traced(
      event('FunctionCall', 0, 900, { data: { url: LAUREL } }),
      event('EvaluateScript', 2000, 5000, { data: { url: LAUREL } }),
      event('FunctionCall', 3000, 1000, { data: { url: CHUNK } }),
      { ...event('FunctionCall', 8000, 1000), tid: 2 },
      event('Layout', 9000, 1000),
    )
    expect(pieces).toEqual([
      { event: 'EvaluateScript', atMs: 1, ms: 5, shares: [{ url: LAUREL, place: '', ms: 5 }] },
    ])
  })

  test('[X12] the time that others took from the thread does not count', () => {
    const { pieces } = traced({ ...event('FunctionCall', 2000, 5000), tdur: 3000 })
    expect(allMs(pieces)).toBe(3)
  })

  test('[X12] each file has its share of the samples; the browser’s own functions are their caller’s', () => {
    const { pieces } = traced(
      event('v8.evaluateModule', 2000, 4000),
      ...sampled(2000, [LAUREL, CHUNK, ''], [0, 1, 2, 2, 0]),
    )
    expect(byFile(pieces)).toEqual([
      { name: 'cart-group-AB1CD', ms: 3 },
      { name: 'laurel', ms: 1 },
    ])
    expect(byFunction(pieces)).toEqual([
      { name: 'cart-group-AB1CD f1:1:10', ms: 3 },
      { name: 'laurel f0:1:10', ms: 1 },
    ])
  })

  test('[X12] what is compiled is its own file’s, whoever is sampled then', () => {
    const { pieces } = traced(
      event('v8.compileModule', 2000, 2000, { fileName: CHUNK }),
      ...sampled(2000, [JQUERY], [0, 0, 0]),
    )
    expect(byFunction(pieces)).toEqual([{ name: 'cart-group-AB1CD (compiled)', ms: 2 }])
  })

  test('[X12] of laurel’s own is what its files take, not what other scripts do', () => {
    const { pieces } = traced(
      event('FunctionCall', 2000, 3000, { data: { url: JQUERY } }),
      event('FunctionCall', 6000, 1000, { data: { url: CHUNK } }),
    )
    expect([allMs(pieces), ownMs(pieces)]).toEqual([4, 1])
  })

  test('[X12] where nobody asks for an idle callback, at load ends with the load event: what the bench itself runs later does not count', () => {
    const trace = traced(event('EvaluateScript', 5000, 2000), event('EvaluateScript', 20_000, 9000))
    expect(allMs(atLoad(trace))).toBe(2)
  })

  test('[X12] at load is before the first idle callback; the load event is the page’s, not that of a picture', () => {
    const trace = traced(
      load(2000, 'picture'),
      event('FunctionCall', 3000, 1000, { data: { url: LAUREL } }),
      event('FireIdleCallback', 5000, 2000),
      event('FunctionCall', 5000, 2000, { data: { url: LAUREL } }),
      event('FunctionCall', 40_000, 4000, { data: { url: LAUREL } }),
    )
    expect(trace.loadMs).toBe(10)
    expect(allMs(atLoad(trace))).toBe(1)
    expect(allMs(untilAfterLoad(trace, 20))).toBe(3)
    expect(allMs(untilAfterLoad(trace, 30))).toBe(7)
  })

  test('[X12] the longest task is the one with the most script of laurel’s', () => {
    const trace = traced(
      event('RunTask', 2000, 50_000),
      event('FunctionCall', 2000, 40_000, { data: { url: JQUERY } }),
      event('RunTask', 60_000, 9000),
      event('FunctionCall', 60_000, 2000, { data: { url: LAUREL } }),
      event('FunctionCall', 62_000, 3000, { data: { url: CHUNK } }),
      event('RunTask', 90_000, 8000),
      event('FunctionCall', 90_000, 8000, { data: { url: CHUNK } }),
    )
    const { ms, functions } = longestTask(trace, 80)
    expect(ms).toBe(5)
    expect(listed(functions, 1)).toBe('cart-group-AB1CD 3.0')
    expect(longestTask(trace, 100).ms).toBe(8)
    expect(longestTask(traced(), 100)).toEqual({ ms: 0, functions: [] })
  })

  test('[X12] a promise’s callbacks count as laurel’s unless a sample shows whose they are', () => {
    const task = [event('RunTask', 2000, 50_000), event('FunctionCall', 2000, 1000, { data: { url: CHUNK } })]
    const callbacks = event('RunMicrotasks', 4000, 3000)
    expect(longestTask(traced(...task, callbacks), 100).ms).toBe(4)
    expect(longestTask(traced(...task, callbacks, ...sampled(4000, [JQUERY], [0, 0, 0])), 100).ms).toBe(1)
    expect(longestTask(traced(...task, event('EvaluateScript', 4000, 3000)), 100).ms).toBe(1)
  })

  test('[X12] a page that the trace does not know is no page without script', () => {
    expect(() => readTrace({ traceEvents: [start] }, 'http://shop/other/')).toThrow('does not know')
  })

  test.each([
    [LAUREL, 'laurel'],
    [CHUNK, 'cart-group-AB1CD'],
    ['http://shop/dist/laurel.single.js?ver=1', 'laurel.single'],
    [JQUERY, undefined],
    ['', undefined],
  ])('[X12] the file of %s is %s', (url, name) => {
    expect(fileName(url)).toBe(name)
  })
})
