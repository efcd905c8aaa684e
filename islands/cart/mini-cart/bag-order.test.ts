import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Bag,
  type BagAction,
  isBusy,
  type Line,
  type LineKey,
  needsRefresh,
  quantityOf,
  reduceBag,
  UNREAD_BAG,
} from './bag'

const KEYS: readonly LineKey[] = ['product-var-id-62', 'product-id-70', 'product-id-57']

/** The server’s cart at one moment. */
interface Cart {
  readonly pieces: ReadonlyMap<LineKey, number>
  readonly couponOff: number
}
const FIRST: Cart = { pieces: new Map(KEYS.map((key, index) => [key, index + 1])), couponOff: 0 }

const countOf = ({ pieces }: Cart) => [...pieces.values()].reduce((sum, each) => sum + each, 0)
const linesOf = ({ pieces }: Cart): Line[] =>
  [...pieces].map(([key, quantity]) => ({ keys: [key], quantity }))
const totalRemovalId = (cart: Cart) => `$${countOf(cart) * 10 - cart.couponOff}.00`
const without = ({ pieces, couponOff }: Cart, key: LineKey): Cart => ({
  pieces: new Map([...pieces].filter(([each]) => each !== key)),
  couponOff,
})

/** An event between a page and its server; pending requests and answers are named by their place in the queue. */
type Step =
  | { readonly do: 'remove'; readonly key: LineKey }
  | { readonly do: 'add'; readonly key: LineKey }
  | { readonly do: 'process'; readonly at: number }
  | { readonly do: 'answer'; readonly at: number }
  | { readonly do: 'fail'; readonly at: number }
  | { readonly do: 'coupon'; readonly off: number }
  /** Markup of the cart arrives, in the order of printing. */
  | { readonly do: 'show' }

interface Request {
  readonly id: number
  /** Undefined for a request for the whole cart. */
  readonly key: LineKey | undefined
}

/** A page and its server, between which requests, answers and markup arrive when a test says so. */
function openShop({ asks }: { readonly asks: 'the server' | 'nobody' }) {
  let cart = FIRST
  let bag: Bag = UNREAD_BAG
  let requests: readonly Request[] = []
  let answers: readonly { readonly id: number; readonly total: string }[] = []
  let markup: readonly Cart[] = []

  function dispatch(action: BagAction) {
    bag = reduceBag(bag, action)
    if (asks === 'nobody' || !needsRefresh(bag)) return
    bag = reduceBag(bag, { type: 'asked' })
    requests = [...requests, { id: 0, key: undefined }]
  }
  const show = (shown: Cart) =>
    dispatch({ type: 'read', count: countOf(shown), lines: linesOf(shown), total: totalRemovalId(shown) })
  function change(changed: Cart) {
    cart = changed
    markup = [...markup, cart]
  }

  function remove(key: LineKey) {
    if (isBusy(bag, key) || !bag.lines.some(({ keys }) => keys.includes(key))) return
    dispatch({ type: 'removing', key, quantity: quantityOf(bag, bag.lines, key) })
    requests = [...requests, { id: bag.lastRemovalId, key }]
  }
  function process(at: number) {
    const request = requests[at]
    if (!request) return
    requests = requests.filter((each) => each !== request)
    if (request.key === undefined) return change(cart)
    cart = without(cart, request.key)
    answers = [...answers, { id: request.id, total: totalRemovalId(cart) }]
  }
  function answer(at: number, outcome: 'answer' | 'fail') {
    const given = answers[at]
    if (!given) return
    answers = answers.filter((each) => each !== given)
    const total = { html: given.total, text: given.total }
    dispatch(outcome === 'fail' ? { type: 'failed', id: given.id } : { type: 'removed', id: given.id, total })
  }
  function showNext() {
    const [next, ...others] = markup
    markup = others
    if (next) show(next)
  }

  show(cart)
  return {
    shown: () => ({ count: bag.count, lines: bag.lines, total: bag.total ?? bag.totalText }),
    truth: () => ({ count: countOf(cart), lines: linesOf(cart), total: totalRemovalId(cart) }),
    isQuiet: () => requests.length + answers.length + markup.length === 0,
    act(step: Step) {
      if (step.do === 'remove') remove(step.key)
      else if (step.do === 'add') change({ ...cart, pieces: plusOne(cart.pieces, step.key) })
      else if (step.do === 'coupon') change({ ...cart, couponOff: step.off })
      else if (step.do === 'process') process(step.at)
      else if (step.do === 'show') showNext()
      else answer(step.at, step.do)
    },
  }
}

const plusOne = (pieces: Cart['pieces'], key: LineKey) => new Map(pieces).set(key, (pieces.get(key) ?? 0) + 1)

const at = fc.nat(3)
const key = fc.constantFrom(...KEYS)
const removal = key.map((removed): Step[] => [{ do: 'remove', key: removed }])
const processing = at.map((place): Step[] => [{ do: 'process', at: place }])
const answering = at.map((place): Step[] => [{ do: 'answer', at: place }])
const coupon = fc.nat(9).map((off): Step => ({ do: 'coupon', off }))
const SHOW: Step = { do: 'show' }

describe('[S27] bag: the latest state of the server', () => {
  test('[S27] bag: in any order of answers the bag ends with the answer to the last removal sent, or with later markup', () => {
    // The server handles requests in the order of sending, and its markup arrives at once.
    const sent = key.map((removed): Step[] => [
      { do: 'remove', key: removed },
      { do: 'process', at: 0 },
    ])
    const printed = coupon.map((step): Step[] => [step, SHOW])
    fc.assert(
      fc.property(fc.array(fc.oneof(sent, sent, answering, printed), { maxLength: 15 }), (steps) => {
        const shop = openShop({ asks: 'nobody' })
        for (const step of steps.flat()) shop.act(step)
        while (!shop.isQuiet()) shop.act({ do: 'answer', at: 0 })
        expect(shop.shown()).toEqual(shop.truth())
      }),
    )
  })

  test('[S27] bag: in any order and with any failures the bag refreshes when in doubt, and ends with the server’s state', () => {
    const failing = at.map((place): Step[] => [{ do: 'fail', at: place }])
    const adding = key.map((added): Step[] => [{ do: 'add', key: added }])
    const later = coupon.map((step): Step[] => [step])
    const any = fc.oneof(removal, removal, processing, answering, failing, adding, later, fc.constant([SHOW]))
    const order = fc.shuffledSubarray<Step>(
      [
        { do: 'process', at: 0 },
        { do: 'process', at: 1 },
        { do: 'answer', at: 0 },
        { do: 'answer', at: 1 },
        SHOW,
      ],
      { minLength: 5 },
    )
    fc.assert(
      fc.property(fc.array(any, { maxLength: 25 }), order, (steps, last) => {
        const shop = openShop({ asks: 'the server' })
        for (const step of steps.flat()) shop.act(step)
        for (let round = 0; !shop.isQuiet() && round < 1000; round++) for (const step of last) shop.act(step)
        expect(shop.isQuiet()).toBe(true)
        expect(shop.shown()).toEqual(shop.truth())
      }),
      { numRuns: 1000 },
    )
  })
})
