import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Bag,
  type BagAction,
  headerSentence,
  isBusy,
  type LineKey,
  lineKey,
  reduceBag,
  UNREAD_BAG,
} from './bag'

const CUP: LineKey = 'product-var-id-62'
const MEDAL: LineKey = 'product-id-70'
const printed = (count: number, ...lines: [LineKey, number][]): BagAction => ({
  type: 'read',
  count,
  lines: lines.map(([key, quantity]) => ({ keys: [key], quantity })),
})
const bagAfter = (...actions: BagAction[]) => actions.reduce(reduceBag, UNREAD_BAG)
const removing = (key: LineKey): BagAction => ({ type: 'removing', key })
const removed = (key: LineKey, total = '$25.00'): BagAction => ({ type: 'removed', key, total })

describe('[S27] bag', () => {
  test('[S27] bag: a removed line takes its quantity along and leaves in a moment (MC2)', () => {
    const bag = bagAfter(printed(5, [CUP, 3], [MEDAL, 2]), removing(CUP), removed(CUP))
    expect(bag).toMatchObject({ count: 2, total: '$25.00', pending: [], leaving: [CUP], changed: true })
    expect(bag.lines).toHaveLength(2)
    expect(reduceBag(bag, { type: 'left', key: CUP })).toMatchObject({
      lines: [{ keys: [MEDAL], quantity: 2 }],
      leaving: [],
    })
  })

  test('[S27] bag: all lines of a key go at once (MC14)', () => {
    const bag = bagAfter(printed(6, [CUP, 2], [MEDAL, 1], [CUP, 3]), removed(CUP))
    expect(bag.count).toBe(1)
    expect(reduceBag(bag, { type: 'left', key: CUP }).lines.map(({ keys }) => keys)).toEqual([[MEDAL]])
  })

  test('[S27] bag: a stale count stops at 0 (MC6)', () => {
    expect(bagAfter(printed(1, [CUP, 3]), removed(CUP)).count).toBe(0)
  })

  test('[S27] bag: a failed removal leaves everything as it was', () => {
    const before = bagAfter(printed(5, [CUP, 3]))
    expect(reduceBag(reduceBag(before, removing(CUP)), { type: 'failed', key: CUP })).toEqual(before)
  })

  test('[S27] bag: a line is busy from the click until its row has left (MC12)', () => {
    const states: Bag[] = [bagAfter(printed(5, [CUP, 3]))]
    for (const action of [removing(CUP), removed(CUP), { type: 'left', key: CUP } as const])
      states.push(reduceBag(states.at(-1) ?? UNREAD_BAG, action))
    expect(states.map((bag) => isBusy(bag, CUP))).toEqual([false, true, true, false])
    expect(states.map((bag) => isBusy(bag, MEDAL))).toEqual([false, false, false, false])
  })

  test('[S27] bag: new markup is right about count, lines and total, but not about what is under way', () => {
    const bag = bagAfter(printed(5, [CUP, 3]), removed(MEDAL), removing(CUP), printed(7, [CUP, 7]))
    expect(bag).toMatchObject({
      count: 7,
      lines: [{ keys: [CUP], quantity: 7 }],
      total: null,
      changed: false,
    })
    expect(bag.pending).toEqual([CUP])
  })

  test('[S27] bag: a product that is added again while its old row leaves stays, and can be removed', () => {
    const again = bagAfter(printed(5, [CUP, 3], [MEDAL, 2]), removed(CUP), printed(6, [CUP, 4], [MEDAL, 2]), {
      type: 'left',
      key: CUP,
    })
    expect(reduceBag(again, removed(CUP)).count).toBe(2)
  })
})

describe('[S27] bag: laws', () => {
  const anyKey = fc.constantFrom<LineKey>(CUP, MEDAL, 'product-id-57')
  const anyLines = fc.array(fc.record({ keys: fc.tuple(anyKey), quantity: fc.nat(50) }), { maxLength: 5 })
  const anyAction = fc.oneof(
    fc.record({ type: fc.constant('read' as const), count: fc.nat(200), lines: anyLines }),
    fc.record({
      type: fc.constantFrom('removing' as const, 'failed' as const, 'left' as const),
      key: anyKey,
    }),
    fc.record({ type: fc.constant('removed' as const), key: anyKey, total: fc.string() }),
  )

  test('[S27] bag: whatever happens, the count is a whole number and never negative', () => {
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const { count } = bagAfter(...actions)
        expect(Number.isSafeInteger(count) && count >= 0).toBe(true)
      }),
    )
  })

  test('[S27] bag: removing every line of a bag that adds up empties it, in any order', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.shuffledSubarray([CUP, MEDAL, 'product-id-57'] as const, { minLength: 3 }),
        (lines, keys) => {
          const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
          const actions = keys.flatMap((key): BagAction[] => [
            removing(key),
            removed(key),
            { type: 'left', key },
          ])
          expect(bagAfter({ type: 'read', count, lines }, ...actions)).toMatchObject({
            count: 0,
            lines: [],
            pending: [],
            leaving: [],
          })
        },
      ),
    )
  })

  test('[S27] bag: a state is never changed in place', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { minLength: 1 }), (actions) => {
        const bag = Object.freeze(bagAfter(...actions.slice(1)))
        const before = JSON.stringify(bag)
        for (const action of actions) reduceBag(bag, action)
        expect(JSON.stringify(bag)).toBe(before)
      }),
    )
  })
})

test.each([
  [57, 62, 'product-var-id-62'],
  [70, 0, 'product-id-70'],
])('[S27] line key of product %s, variation %s: %s', (product, variation, key) => {
  expect(lineKey(product, variation)).toBe(key)
})

test.each([
  [0, '0 items in the cart'],
  [1, '1 item in the cart'],
  [2, '2 items in the cart'],
  [1024, '1024 items in the cart'],
])('[S27] header sentence of %s: %s (MC4)', (count, sentence) => {
  const texts = { empty: '', singular: 'item in the cart', plural: 'items in the cart' }
  expect(headerSentence(count, texts)).toBe(sentence)
})
