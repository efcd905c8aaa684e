import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLOSED, currentProduct, nextState, type QuickViewAction, type QuickViewState } from './state'

const PRODUCTS = ['57', '60', '71']
const open = (product: string, products: readonly string[] = PRODUCTS): QuickViewState =>
  nextState(CLOSED, { type: 'open', products, product })

describe('[S37] quick view state', () => {
  test.each([
    ['57', '57'],
    ['71', '71'],
    ['unknown', '57'],
  ])('[S37] opening product %s shows %s', (product, expected) => {
    expect(currentProduct(open(product))).toBe(expected)
    expect(open(product).status).toBe('loading')
  })

  test('[S37] without products it stays closed', () => {
    expect(open('57', [])).toEqual(CLOSED)
  })

  test('[S37] (QV2) next and previous wrap round', () => {
    const next = nextState(open('57', ['57', '60']), { type: 'move', by: 1 })
    expect(currentProduct(next)).toBe('60')
    expect(currentProduct(nextState(next, { type: 'move', by: 1 }))).toBe('57')
    expect(currentProduct(nextState(open('57'), { type: 'move', by: -1 }))).toBe('71')
  })

  test('[S37] a single product has no next one', () => {
    const ready = nextState(open('57', ['57']), { type: 'answered', product: '57', status: 'ready' })
    expect(nextState(ready, { type: 'move', by: 1 })).toBe(ready)
  })

  test('[S37] an answer for another product than the loading one changes nothing', () => {
    const moved = nextState(open('57'), { type: 'move', by: 1 })
    expect(nextState(moved, { type: 'answered', product: '57', status: 'ready' })).toBe(moved)
    const ready = nextState(moved, { type: 'answered', product: '60', status: 'ready' })
    expect(ready.status).toBe('ready')
    expect(nextState(ready, { type: 'answered', product: '60', status: 'error' })).toBe(ready)
    expect(nextState(CLOSED, { type: 'answered', product: '57', status: 'ready' })).toBe(CLOSED)
  })

  test('[S37] after any actions it shows one of the products or is closed', () => {
    const product = fc.constantFrom(...PRODUCTS, 'unknown')
    const action: fc.Arbitrary<QuickViewAction> = fc.oneof(
      fc.record({ type: fc.constant('open' as const), products: fc.subarray(PRODUCTS), product }),
      fc.record({ type: fc.constant('move' as const), by: fc.constantFrom(-1 as const, 1 as const) }),
      fc.record({
        type: fc.constant('answered' as const),
        product,
        status: fc.constantFrom('ready' as const, 'error' as const),
      }),
      fc.constant({ type: 'close' as const }),
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const state = actions.reduce(nextState, CLOSED)
        expect(currentProduct(state) === null).toBe(state.status === 'closed')
        if (state.status !== 'closed') expect(state.products).toContain(currentProduct(state))
      }),
    )
  })
})
