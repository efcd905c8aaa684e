import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Bag,
  type BagAction,
  headerSentence,
  isBusy,
  isWaiting,
  type Line,
  type LineKey,
  lineKey,
  lineKeys,
  needsRefresh,
  quantityOf,
  reduceBag,
  UNREAD_BAG,
} from './bag'

const CUP: LineKey = 'product-var-id-62'
const MEDAL: LineKey = 'product-id-70'

const line = (key: LineKey, quantity: number): Line => ({ keys: [key], quantity })
const printed = (count: number, ...lines: Line[]) => printedFor('$61.00', count, ...lines)
const printedFor = (total: string, count: number, ...lines: Line[]): BagAction => ({
  type: 'read',
  count,
  lines,
  total,
})
const left = (key: LineKey): BagAction => ({ type: 'left', key })
const bagAfter = (...actions: BagAction[]) => actions.reduce(reduceBag, UNREAD_BAG)
const priceOf = (text: string) => ({ html: `<b class="amount">${text}</b>`, text })

/** Starts a removal as the island does, with the quantity of the shown lines. */
function remove(bag: Bag, key: LineKey, lines = bag.lines): Bag {
  return reduceBag(bag, { type: 'removing', key, quantity: quantityOf(bag, lines, key) })
}
/** The answer to the last removal of a key. */
const answer = (bag: Bag, key: LineKey, total = '$25.00') =>
  reduceBag(bag, { type: 'removed', id: idOf(bag, key), total: priceOf(total) })
const idOf = (bag: Bag, key: LineKey) => bag.pending.filter((removal) => removal.key === key).at(-1)?.id ?? 0
const removeWhole = (bag: Bag, key: LineKey) => answer(remove(bag, key), key)

describe('[S27] bag', () => {
  test('[S27] bag: a removed line reduces the count by its quantity, and its row leaves a moment later (MC2, MC3)', () => {
    const bag = removeWhole(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP)
    expect(bag).toMatchObject({
      count: 2,
      total: priceOf('$25.00').html,
      pending: [],
      leaving: [CUP],
      gone: [],
      isEmptied: false,
    })
    expect(bag.lines).toEqual([line(MEDAL, 2)])
    expect(reduceBag(bag, left(CUP))).toMatchObject({ leaving: [], gone: [CUP] })
  })

  test('[S27] bag: all lines of a key are removed together (MC14)', () => {
    const bag = removeWhole(bagAfter(printed(6, line(CUP, 2), line(MEDAL, 1), line(CUP, 3))), CUP)
    expect(bag).toMatchObject({ count: 1, lines: [line(MEDAL, 1)] })
  })

  test('[S27] bag: removing a product removes the lines of its variations', () => {
    const bag = bagAfter(
      printed(5, { keys: lineKeys(57, 62), quantity: 3 }, { keys: lineKeys(57, 0), quantity: 2 }),
    )
    expect(removeWhole(bag, lineKey(57, 0))).toMatchObject({ count: 0, lines: [] })
    expect(removeWhole(bag, lineKey(57, 62))).toMatchObject({ count: 2 })
  })

  test('[S27] bag: a line that another removal includes is not counted twice', () => {
    const bag = bagAfter(
      printed(5, { keys: lineKeys(57, 62), quantity: 3 }, { keys: lineKeys(57, 0), quantity: 2 }),
    )
    const variationGone = removeWhole(bag, lineKey(57, 62))
    expect(answer(remove(variationGone, lineKey(57, 0), bag.lines), lineKey(57, 0)).count).toBe(0)
  })

  test('[S27] bag: the quantity is that of the clicked dropdown’s lines', () => {
    const bag = bagAfter(printed(9, line(CUP, 3)))
    expect(answer(remove(bag, CUP, [line(CUP, 2), line(CUP, 2)]), CUP).count).toBe(5)
  })

  test('[S27] bag: a stale count stops at 0 and empties the bag (MC5, MC6)', () => {
    expect(removeWhole(bagAfter(printed(1, line(CUP, 3))), CUP)).toMatchObject({ count: 0, isEmptied: true })
  })

  test('[S27] bag: a failed removal changes nothing but leaves the bag in doubt', () => {
    const before = bagAfter(printed(5, line(CUP, 3)))
    const asked = remove(before, CUP)
    const { count, lines, total, pending } = before
    const failed = reduceBag(asked, { type: 'failed', id: asked.lastRemovalId })
    expect(failed).toMatchObject({ count, lines, total, pending })
    expect([needsRefresh(before), needsRefresh(asked), needsRefresh(failed)]).toEqual([false, false, true])
  })

  test('[S27] bag: a line is busy from the click until its row has left (MC12)', () => {
    const bag = bagAfter(printed(5, line(CUP, 3)))
    const states = [bag, remove(bag, CUP), removeWhole(bag, CUP), reduceBag(removeWhole(bag, CUP), left(CUP))]
    expect(states.map((state) => isBusy(state, CUP))).toEqual([false, true, true, false])
    expect(states.map((state) => isBusy(state, MEDAL))).toEqual([false, false, false, false])
  })

  test('[S27] bag: new markup sets count, lines and total, and updates the quantity of a removal under way', () => {
    const bag = reduceBag(
      remove(removeWhole(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), MEDAL), CUP),
      printed(7, line(CUP, 7)),
    )
    expect(bag).toMatchObject({ count: 7, lines: [line(CUP, 7)], total: null, leaving: [] })
    expect(bag.pending).toMatchObject([{ key: CUP, quantity: 7 }])
    expect(answer(bag, CUP, '$0.00')).toMatchObject({ count: 0, total: priceOf('$0.00').html })
  })

  test('[S27] bag: markup without a line under removal does not count that line', () => {
    const bag = remove(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP)
    const since = reduceBag(bag, printedFor('$25.00', 2, line(MEDAL, 2)))
    expect(isBusy(since, CUP)).toBe(false)
    expect(isWaiting(since)).toBe(false)
    for (const late of [
      reduceBag(since, { type: 'removed', id: bag.lastRemovalId, total: priceOf('$61.00') }),
      reduceBag(since, { type: 'failed', id: bag.lastRemovalId }),
    ]) {
      const { count, lines, total, leaving } = since
      expect(late).toMatchObject({ count, lines, total, leaving, pending: [] })
      expect(needsRefresh(late)).toBe(false)
    }
  })

  test('[S27] bag: a superseded answer keeps a line that was added again, and requests a refresh', () => {
    const asked = remove(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP)
    const again = [printed(2, line(MEDAL, 2)), printed(6, line(CUP, 4), line(MEDAL, 2))].reduce(
      reduceBag,
      asked,
    )
    expect(answer(again, CUP)).toMatchObject({ count: 6, leaving: [], total: null })
    expect(needsRefresh(answer(again, CUP))).toBe(true)
  })

  test('[S27] bag: another copy of the known state changes nothing, even while rows are leaving', () => {
    const bag = removeWhole(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP)
    expect(reduceBag(bag, printedFor('$25.00', 2, line(CUP, 3), line(MEDAL, 2)))).toBe(bag)
    const gone = reduceBag(bag, left(CUP))
    expect(reduceBag(gone, printedFor('$25.00', 2, line(MEDAL, 2)))).toBe(gone)
    expect(reduceBag(gone, printedFor('', 2, line(MEDAL, 2)))).toBe(gone)
    expect(needsRefresh(gone)).toBe(false)
  })

  test('[S27] bag: a changed total alone counts: a coupon’s total replaces that of a removal', () => {
    const bag = reduceBag(removeWhole(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP), left(CUP))
    const since = reduceBag(bag, printedFor('$20.00', 2, line(MEDAL, 2)))
    expect(since).toMatchObject({ count: 2, lines: [line(MEDAL, 2)], total: null })
    expect(needsRefresh(since)).toBe(false)
  })

  test('[S27] bag: of two removals the one sent last sets the total, in either order of answers', () => {
    const both = remove(remove(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP), MEDAL)
    const inOrder = answer(answer(both, CUP, '$25.00'), MEDAL, '$0.00')
    const lateFirst = answer(answer(both, MEDAL, '$0.00'), CUP, '$25.00')
    for (const bag of [inOrder, lateFirst]) {
      expect(bag).toMatchObject({ count: 0, total: priceOf('$0.00').html, isEmptied: true })
    }
  })

  test('[S27] bag: if the removal sent last fails, the other one sets the total', () => {
    const both = remove(remove(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP), MEDAL)
    const failed = reduceBag(both, { type: 'failed', id: both.lastRemovalId })
    expect(answer(failed, CUP)).toMatchObject({ count: 2, total: priceOf('$25.00').html })
  })

  test.each<[string, (bag: Bag) => Bag, boolean]>([
    ['one removal, answered', (bag) => removeWhole(bag, CUP), false],
    ['two, one after the other', (bag) => removeWhole(removeWhole(bag, CUP), MEDAL), false],
    ['two at once, one unanswered', (bag) => answer(remove(remove(bag, CUP), MEDAL), MEDAL), false],
    ['two at once', (bag) => answer(answer(remove(remove(bag, CUP), MEDAL), MEDAL), CUP), true],
    [
      'markup that holds the line, while its removal is under way',
      (bag) => answer(reduceBag(remove(bag, CUP), printed(7, line(CUP, 5), line(MEDAL, 2))), CUP),
      true,
    ],
    [
      'markup that holds the line after its removal: from before it, or it was added again',
      (bag) => reduceBag(removeWhole(bag, CUP), printed(5, line(CUP, 3), line(MEDAL, 2))),
      true,
    ],
    [
      'markup without the line, and later with it',
      (bag) =>
        [printedFor('$30.00', 3, line(MEDAL, 3)), printed(6, line(CUP, 3), line(MEDAL, 3))].reduce(
          reduceBag,
          removeWhole(bag, CUP),
        ),
      false,
    ],
    [
      'the server was asked',
      (bag) => reduceBag(answer(answer(remove(remove(bag, CUP), MEDAL), MEDAL), CUP), { type: 'asked' }),
      false,
    ],
  ])('[S27] bag: whether the server is to be asked for the cart, after %s', (_, act, isAsked) => {
    expect(needsRefresh(act(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2)))))).toBe(isAsked)
  })

  test('[S27] bag: a product that is added again while its old row leaves stays and can be removed', () => {
    const bag = removeWhole(bagAfter(printed(5, line(CUP, 3), line(MEDAL, 2))), CUP)
    const again = reduceBag(reduceBag(bag, printed(6, line(CUP, 4), line(MEDAL, 2))), left(CUP))
    expect(again).toMatchObject({ count: 6, gone: [] })
    expect(removeWhole(again, CUP).count).toBe(2)
  })
})

describe('[S27] bag: invariants', () => {
  const anyKey = fc.constantFrom<LineKey>(CUP, MEDAL, 'product-id-57')
  const anyLines = fc.array(fc.record({ keys: fc.tuple(anyKey), quantity: fc.nat(50) }), { maxLength: 5 })
  const anyAction: fc.Arbitrary<BagAction> = fc.oneof(
    fc.record({
      type: fc.constant('read' as const),
      count: fc.nat(200),
      lines: anyLines,
      total: fc.string(),
    }),
    fc.record({ type: fc.constant('removing' as const), key: anyKey, quantity: fc.nat(50) }),
    fc.record({ type: fc.constant('left' as const), key: anyKey }),
    fc.record({ type: fc.constant('failed' as const), id: fc.nat(5) }),
    fc.record({ type: fc.constant('removed' as const), id: fc.nat(5), total: fc.string().map(priceOf) }),
    fc.constant({ type: 'asked' as const }),
  )

  test('[S27] bag: after any actions the count is a whole number of at least 0', () => {
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const { count } = bagAfter(...actions)
        expect(Number.isSafeInteger(count) && count >= 0).toBe(true)
      }),
    )
  })

  test('[S27] bag: removing every line empties a consistent bag, in any order', () => {
    const keys = fc.shuffledSubarray([CUP, MEDAL, 'product-id-57'] as const, { minLength: 3 })
    fc.assert(
      fc.property(anyLines, keys, (lines, order) => {
        const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
        const bag = order.reduce(
          (state, key) => reduceBag(removeWhole(state, key), left(key)),
          bagAfter(printed(count, ...lines)),
        )
        expect(bag).toMatchObject({ count: 0, lines: [], pending: [], leaving: [], isEmptied: true })
      }),
    )
  })

  test('[S27] bag: states are never mutated', () => {
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
