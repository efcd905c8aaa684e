import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { chunkName, watchFetches } from './fetches'
import { mostImportant, STATES } from './place'
import { countsOf, describeTotals, formatBytes, formatMs, matchesFilter, plural } from './rows'

describe('[X07] debug overlay: texts', () => {
  test.each([
    [0, '0 ms'],
    [12.4, '12 ms'],
    [999.4, '999 ms'],
    [999.6, '1.0 s'],
    [61_250, '61.3 s'],
  ])('[X07] debug overlay: %s ms reads %s', (ms, text) => {
    expect(formatMs(ms)).toBe(text)
  })

  test('[X07] debug overlay: bytes are shown as kilobytes, and one of a kind has no plural', () => {
    expect([formatBytes(0), formatBytes(4149)]).toEqual(['0.0 kB', '4.1 kB'])
    expect([plural(0, 'chunk'), plural(1, 'chunk'), plural(2, 'chunk')]).toEqual([
      '0 chunks',
      '1 chunk',
      '2 chunks',
    ])
  })

  test('[X07] debug overlay: a page without islands has totals too', () => {
    expect(describeTotals([])).toEqual([
      '0 islands at 0 places: none',
      '0 chunks fetched, 0.0 kB; 0 kinds of error heard',
    ])
  })

  test('[X07] debug overlay: the counts add up, and the most important state comes first', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STATES), { minLength: 1 }), (states) => {
        const text = countsOf(states.map((state) => ({ state })))
        const counts = text.split(', ').map((part) => Number.parseInt(part, 10))
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(states.length)
        expect(text.split(', ')[0]?.endsWith(mostImportant(states))).toBe(true)
      }),
    )
  })

  test.each([
    ['', true],
    ['cart', true],
    ['CART mini', true],
    ['mini  cart', true],
    ['minicart', false],
    ['.*', false],
  ])('[X07] debug overlay: mini-cart by the filter "%s": %s', (filter, wanted) => {
    expect(matchesFilter('mini-cart', filter)).toBe(wanted)
  })

  test.each([
    ['https://shop.example/dist/chunks/mini-cart-3PQZ5.js', 'mini-cart'],
    ['https://cdn.example/chunks/feed-lightbox-3PQZ5.js?ver=2', 'feed-lightbox'],
    ['https://shop.example/dist/laurel.js', undefined],
    ['https://shop.example/chunks/mini-cart.js', undefined],
    ['data:text/javascript,1', undefined],
  ])('[X07] debug overlay: the chunk at %s is that of %s', (address, name) => {
    expect(chunkName(address)).toBe(name)
  })

  test('[X07] debug overlay: fetches that are told while it starts call back once it has', async () => {
    class Observer {
      readonly #tell: () => void
      constructor(callback: (list: { getEntries(): unknown[] }) => void) {
        const entries = [{ name: '/chunks/menus-3PQZ5.js', duration: 12, encodedBodySize: 3400 }]
        this.#tell = () => callback({ getEntries: () => entries })
      }
      observe() {
        this.#tell()
      }
    }
    const onFetch = vi.fn()
    const fetches = watchFetches({ PerformanceObserver: Observer } as unknown as typeof globalThis, onFetch)
    expect(onFetch).not.toHaveBeenCalled()
    expect(fetches.of('menus')).toEqual({ tookMs: 12, bytes: 3400 })
    await Promise.resolve()
    expect(onFetch).toHaveBeenCalledTimes(1)
  })

  test('[X07] debug overlay: fetches are known by island, and only those of chunks call back', async () => {
    let tell: (entries: unknown[]) => void = () => {}
    const disconnect = vi.fn()
    class Observer {
      constructor(callback: (list: { getEntries(): unknown[] }) => void) {
        tell = (entries) => callback({ getEntries: () => entries })
      }
      observe = vi.fn()
      disconnect = disconnect
    }
    const onFetch = vi.fn()
    const scope = { PerformanceObserver: Observer } as unknown as typeof globalThis
    const fetches = watchFetches(scope, onFetch)
    tell([{ name: '/picture.png', duration: 1, encodedBodySize: 1 }, { name: '/chunks/menus-3PQZ5.js' }])
    await Promise.resolve()
    expect(onFetch).not.toHaveBeenCalled()
    tell([{ name: '/chunks/menus-3PQZ5.js', duration: 12, encodedBodySize: 3400 }])
    await Promise.resolve()
    expect(onFetch).toHaveBeenCalledTimes(1)
    expect(fetches.of('menus')).toEqual({ tookMs: 12, bytes: 3400 })
    expect(fetches.of('mini-cart')).toBeUndefined()
    fetches.stop()
    expect(disconnect).toHaveBeenCalled()
  })

  test('[X07] debug overlay: without PerformanceObserver there are no times and no errors', () => {
    const fetches = watchFetches({} as typeof globalThis, () => {})
    expect(fetches.of('menus')).toBeUndefined()
    fetches.stop()
  })
})
