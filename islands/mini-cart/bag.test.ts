import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Bag,
  type BagAction,
  headerSentence,
  isBusy,
  type Line,
  type LineKey,
  lineKey,
  lineKeys,
  quantityOf,
  reduceBag,
  UNREAD_BAG,
} from './bag'

const CUP: LineKey = 'product-var-id-62'
const MEDAL: LineKey = 'product-id-70'

const line = (key: LineKey, quantity: number): Line => ({ keys: [key], quantity })
const printed = (count: number, ...lines: Line[]): BagAction => ({ type: 'read', count, lines })
const left = (key: LineKey): BagAction => ({ type: 'left', key })
const bagAfter = (...actions: BagAction[]) => actions.reduce(reduceBag, UNREAD_BAG)

/** Asks for a removal, as the island does: with the pieces that the shown lines hold. */
function remove(bag: Bag, key: LineKey, lines = bag.lines): Bag {
  return reduceBag(bag, { type: 'removing', key, quantity: quantityOf(bag, lines, key) })
}
const answer = (bag: Bag, key: LineKey, total = '$25.00') => reduceBag(bag, { type: 'removed', key, total })
const removeWhole = (bag: Bag, key: LineKey) => answer(remove(bag, key), key)

describe('[S27] bag', () => {
  test('[S27] bag: a removed line takes its quantity along, and its row leaves in a moment (MC2, MC3)', () => {
    const bag = removeWhole(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP)
    expect(bag).toMatchObject({
      count: 2,
      total: '$25.00',
      pending: [],
      leaving: [CUP],
      gone: [],
      emptied: false,
    })
    expect(bag.lines).toEqual([line(MEDAL, 2)])
    expect(reduceBag(bag, left(CUP))).toMatchObject({ leaving: [], gone: [CUP] })
  })

  test('[S27] bag: all lines of a key go at once (MC14)', () => {
    const bag = removeWhole(bagAfter(printed(6, line(CUP, 2), line(MEDAL, 1), line(CUP, 3))), CUP)
    expect(bag).toMatchObject({ count: 1, lines: [line(MEDAL, 1)] })
  })

  test('[S27] bag: a product’s removal takes the lines of its variations along', () => {
    const bag = bagAfter(
      printed(5, { keys: lineKeys(57, 62), quantity: 3 }, { keys: lineKeys(57, 0), quantity: 2 }),
    )
    expect(removeWhole(bag, lineKey(57, 0))).toMatchObject({ count: 0, lines: [] })
    expect(removeWhole(bag, lineKey(57, 62))).toMatchObject({ count: 2 })
  })

  test('[S27] bag: a line that another removal has taken is not counted twice', () => {
    const bag = bagAfter(
      printed(5, { keys: lineKeys(57, 62), quantity: 3 }, { keys: lineKeys(57, 0), quantity: 2 }),
    )
    const variationGone = removeWhole(bag, lineKey(57, 62))
    expect(answer(remove(variationGone, lineKey(57, 0), bag.lines), lineKey(57, 0)).count).toBe(0)
  })

  test('[S27] bag: the pieces are those of the dropdown that was clicked', () => {
    const bag = bagAfter(printed(9, line(CUP, 3)))
    expect(answer(remove(bag, CUP, [line(CUP, 2), line(CUP, 2)]), CUP).count).toBe(5)
  })

  test('[S27] bag: a stale count stops at 0, and the bag is emptied (MC5, MC6)', () => {
    expect(removeWhole(bagAfter(printed(1, line(CUP, 3))), CUP)).toMatchObject({ count: 0, emptied: true })
  })

  test('[S27] bag: a failed removal leaves everything as it was', () => {
    const before = bagAfter(printed(5, line(CUP, 3)))
    expect(reduceBag(remove(before, CUP), { type: 'failed', key: CUP })).toEqual(before)
  })

  test('[S27] bag: a line is busy from the click until its row has left (MC12)', () => {
    const bag = bagAfter(printed(5, line(CUP, 3)))
    const states = [bag, remove(bag, CUP), removeWhole(bag, CUP), reduceBag(removeWhole(bag, CUP), left(CUP))]
    expect(states.map((state) => isBusy(state, CUP))).toEqual([false, true, true, false])
    expect(states.map((state) => isBusy(state, MEDAL))).toEqual([false, false, false, false])
  })

  test('[S27] bag: new markup is right about count, lines and total, but not about what is under way', () => {
    const bag = reduceBag(
      remove(removeWhole(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), MEDAL), CUP),
      printed(7, line(CUP, 7)),
    )
    expect(bag).toMatchObject({ count: 7, lines: [line(CUP, 7)], total: null, leaving: [] })
    expect(bag.pending).toEqual([{ key: CUP, quantity: 3 }])
  })

  test('[S27] bag: markup that no longer holds a line under way has counted it already', () => {
    const bag = remove(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP)
    expect(answer(reduceBag(bag, printed(2, line(MEDAL, 2))), CUP).count).toBe(2)
  })

  test('[S27] bag: a further copy that shows the known state is no news, rows on their way out included', () => {
    const bag = removeWhole(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP)
    expect(reduceBag(bag, printed(2, line(CUP, 3), line(MEDAL, 2)))).toBe(bag)
    const gone = reduceBag(bag, left(CUP))
    expect(reduceBag(gone, printed(2, line(MEDAL, 2)))).toBe(gone)
  })

  test('[S27] bag: a product that is added again while its old row leaves stays, and can be removed', () => {
    const bag = removeWhole(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP)
    const again = reduceBag(reduceBag(bag, printed(6, line(CUP, 4), line(MEDAL, 2))), left(CUP))
    expect(again).toMatchObject({ count: 6, gone: [] })
    expect(removeWhole(again, CUP).count).toBe(2)
  })
})

describe('[S27] bag: laws', () => {
  const anyKey = fc.constantFrom<LineKey>(CUP, MEDAL, 'product-id-57')
  const anyLines = fc.array(fc.record({ keys: fc.tuple(anyKey), quantity: fc.nat(50) }), { maxLength: 5 })
  const anyAction: fc.Arbitrary<BagAction> = fc.oneof(
    fc.record({ type: fc.constant('read' as const), count: fc.nat(200), lines: anyLines }),
    fc.record({ type: fc.constant('removing' as const), key: anyKey, quantity: fc.nat(50) }),
    fc.record({ type: fc.constantFrom('failed' as const, 'left' as const), key: anyKey }),
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
    const keys = fc.shuffledSubarray([CUP, MEDAL, 'product-id-57'] as const, { minLength: 3 })
    fc.assert(
      fc.property(anyLines, keys, (lines, order) => {
        const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
        const bag = order.reduce(
          (state, key) => reduceBag(removeWhole(state, key), left(key)),
          bagAfter(printed(count, ...lines)),
        )
        expect(bag).toMatchObject({ count: 0, lines: [], pending: [], leaving: [], emptied: true })
      }),
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
