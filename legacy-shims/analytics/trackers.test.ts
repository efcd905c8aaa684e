import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { searchPagePath, type TrackedSearch, trackSearch } from './trackers'

const FOUND: TrackedSearch = { term: 'cup', hasResults: true, pagePath: '/?s=ajax-search%3Acup' }
const NOTHING: TrackedSearch = { ...FOUND, hasResults: false }
const RESULTS_PAGE: TrackedSearch = { term: 'cup', hasResults: true }
const GLOBALS = ['gtag', 'dataLayer', 'ga', '__gaTracker', 'pageTracker', '_gaq']

/** Every call of every tracker, in order, with the tracker's name first. */
let calls: unknown[][]
const spy =
  (name: string) =>
  (...args: unknown[]) =>
    void calls.push([name, ...args])

/** Old trackers are objects, and their methods need them. */
class PageTracker {
  readonly #tell = spy('pageTracker')
  _trackPageview(path: string) {
    this.#tell('_trackPageview', path)
  }
  _trackEvent(...args: string[]) {
    this.#tell('_trackEvent', ...args)
  }
}

beforeEach(() => {
  calls = []
  for (const name of GLOBALS) vi.stubGlobal(name, undefined)
})

const gtagCalls = {
  event: [
    'event',
    'AWS search',
    { event_label: 'cup', event_category: 'AWS Search Term', transport_type: 'beacon' },
  ],
  found: ['event', 'aws_search', { aws_search_term: 'cup', aws_has_results: true }],
  notFound: ['event', 'aws_search', { aws_search_term: 'cup', aws_has_results: false }],
  nothing: ['event', 'aws_search_no_results', { aws_search_term: 'cup', event_label: 'cup' }],
  view: ['event', 'page_view', { page_path: '/?s=ajax-search%3Acup', page_title: 'AWS search' }],
}
const analyticsCalls = {
  event: ['send', 'event', 'AWS search', 'AWS Search Term', 'cup'],
  nothing: ['send', 'event', 'AWS search no results', 'AWS Search Term', 'cup'],
  view: ['send', 'pageview', '/?s=ajax-search%3Acup'],
}
const pageTrackerCalls = {
  view: ['_trackPageview', '/?s=ajax-search%3Acup'],
  event: ['_trackEvent', 'AWS search', 'AWS search', 'AWS Search Term', 'cup'],
  nothing: ['_trackEvent', 'AWS search no results', 'AWS search no results', 'AWS Search Term', 'cup'],
}
const queueCalls = {
  event: ['_trackEvent', 'AWS search', 'AWS Search Term', 'cup'],
  nothing: ['_trackEvent', 'AWS search no results', 'AWS Search Term', 'cup'],
  view: ['_trackPageview', '/?s=ajax-search%3Acup'],
}

const WITH_RESULTS: [string, unknown[][]][] = [
  ['gtag', [gtagCalls.event, gtagCalls.found, gtagCalls.view]],
  ['ga', [analyticsCalls.event, analyticsCalls.view]],
  ['__gaTracker', [analyticsCalls.event, analyticsCalls.view]],
  ['pageTracker', [pageTrackerCalls.view, pageTrackerCalls.event]],
  ['_gaq', [[queueCalls.event], [queueCalls.view]]],
]
const WITHOUT: [string, unknown[][]][] = [
  ['gtag', [gtagCalls.event, gtagCalls.notFound, gtagCalls.nothing, gtagCalls.view]],
  ['ga', [analyticsCalls.event, analyticsCalls.nothing, analyticsCalls.view]],
  ['__gaTracker', [analyticsCalls.event, analyticsCalls.nothing, analyticsCalls.view]],
  ['pageTracker', [pageTrackerCalls.view, pageTrackerCalls.event, pageTrackerCalls.nothing]],
  ['_gaq', [[queueCalls.event], [queueCalls.nothing], [queueCalls.view]]],
]
const ON_RESULTS_PAGE: [string, unknown[][]][] = [
  ['gtag', [gtagCalls.event, gtagCalls.found]],
  ['ga', [analyticsCalls.event]],
  ['__gaTracker', [analyticsCalls.event]],
  ['pageTracker', [pageTrackerCalls.event]],
  ['_gaq', [[queueCalls.event]]],
]
const named = (table: [string, unknown[][]][]) =>
  table.flatMap(([name, list]) => list.map((args) => [name, ...args]))

function provide(name: string) {
  if (name === 'pageTracker') vi.stubGlobal(name, new PageTracker())
  else vi.stubGlobal(name, name === '_gaq' ? { push: spy(name) } : spy(name))
}

describe.each([
  ['results', FOUND, WITH_RESULTS],
  ['no results (82)', NOTHING, WITHOUT],
  ['the results page', RESULTS_PAGE, ON_RESULTS_PAGE],
])('[S44] trackers: %s', (_, search, table) => {
  test.each(table)('[S44] trackers: %s alone', (name, expected) => {
    provide(name)
    trackSearch(window, search)
    expect(calls).toEqual(expected.map((args) => [name, ...args]))
  })

  test('[S44] trackers: all together, in order (81)', () => {
    for (const [name] of table) provide(name)
    trackSearch(window, search)
    expect(calls).toEqual(named(table))
  })

  test('[S44] trackers: without gtag an existing data layer gets its calls, each as arguments', () => {
    const dataLayer: unknown[] = []
    vi.stubGlobal('dataLayer', dataLayer)
    trackSearch(window, search)
    expect(dataLayer.map((entry) => Object.prototype.toString.call(entry))).toEqual(
      dataLayer.map(() => '[object Arguments]'),
    )
    expect(dataLayer.map((entry) => Array.from(entry as ArrayLike<unknown>))).toEqual(table[0]?.[1])
  })
})

describe('[S44] trackers: odd ones', () => {
  test('[S44] trackers: the data layer is left to gtag where there is one', () => {
    const dataLayer: unknown[] = []
    vi.stubGlobal('dataLayer', dataLayer)
    provide('gtag')
    trackSearch(window, FOUND)
    expect(dataLayer).toEqual([])
    expect(calls).toHaveLength(3)
  })

  test('[S44] trackers: an old queue is a list', () => {
    const queue: unknown[] = []
    vi.stubGlobal('_gaq', queue)
    trackSearch(window, FOUND)
    expect(queue).toEqual([queueCalls.event, queueCalls.view])
  })

  test('[S44] trackers: without any, nothing happens', () => {
    trackSearch(window, FOUND)
    for (const name of GLOBALS) expect(Reflect.get(window, name)).toBeUndefined()
  })

  test.each([
    ['null', null],
    ['a text', 'x'],
    ['a number', 7],
    ['an object', {}],
    ['an element', document.createElement('div')],
    ['methods that are none', { push: 'x', _trackPageview: 1, _trackEvent: {} }],
  ])('[S44] trackers: one of them is %s: the others get the calls', (_, odd) => {
    for (const broken of GLOBALS) {
      calls = []
      for (const [name] of WITH_RESULTS) provide(name)
      vi.stubGlobal(broken, odd)
      trackSearch(window, FOUND)
      expect(calls).toEqual(named(WITH_RESULTS).filter(([name]) => name !== broken))
    }
  })

  test.each(GLOBALS)('[S44] trackers: %s that throws is silent (84)', (name) => {
    const fail = () => {
      throw new Error('no cup')
    }
    vi.stubGlobal(name, Object.assign(fail, { push: fail, _trackPageview: fail, _trackEvent: fail }))
    expect(() => trackSearch(window, NOTHING)).not.toThrow()
  })
})

describe('[S44] trackers: the page path', () => {
  test.each([
    ['cup', '/?s=ajax-search%3Acup'],
    ['gold star & co', '/?s=ajax-search%3Agold%20star%20%26%20co'],
    ['Pokal für 🏆', '/?s=ajax-search%3APokal%20f%C3%BCr%20%F0%9F%8F%86'],
    ['a\ud800b\udc00', '/?s=ajax-search%3Aa%EF%BF%BDb%EF%BF%BD'],
    ['', '/?s=ajax-search%3A'],
  ])('[S44] trackers: the page path of %j is %s', (term, path) => {
    expect(searchPagePath(term)).toBe(path)
  })

  test('[S44] trackers: the page path gives its term back, whatever it is', () => {
    const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
    fc.assert(
      fc.property(anyText, (term) => {
        // Buffers write lone halves as browsers do.
        const written = Buffer.from(term).toString()
        expect(decodeURIComponent(searchPagePath(term))).toBe(`/?s=ajax-search:${written}`)
      }),
    )
  })
})
