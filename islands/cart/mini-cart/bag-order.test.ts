import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Bag,
  type BagAction,
  isBusy,
  isToBeAsked,
  type Line,
  type LineKey,
  quantityOf,
  reduceBag,
  UNREAD_BAG,
} from './bag'

const KEYS: readonly LineKey[] = ['product-var-id-62', 'product-id-70', 'product-id-57']

/** A cart as the server has it at one moment. */
interface Cart {
  readonly pieces: ReadonlyMap<LineKey, number>
  readonly couponOff: number
}
const FIRST: Cart = { pieces: new Map(KEYS.map((key, index) => [key, index + 1])), couponOff: 0 }

const countOf = ({ pieces }: Cart) => [...pieces.values()].reduce((sum, each) => sum + each, 0)
const linesOf = ({ pieces }: Cart): Line[] =>
  [...pieces].map(([key, quantity]) => ({ keys: [key], quantity }))
const totalOf = (cart: Cart) => `$${countOf(cart) * 10 - cart.couponOff}.00`
const without = ({ pieces, couponOff }: Cart, key: LineKey): Cart => ({
  pieces: new Map([...pieces].filter(([each]) => each !== key)),
  couponOff,
})

/** What happens between a page and its server; what waits is told by its place in the queue. */
type Step =
  | { readonly do: 'remove'; readonly key: LineKey }
  | { readonly do: 'add'; readonly key: LineKey }
  | { readonly do: 'process'; readonly at: number }
  | { readonly do: 'answer'; readonly at: number }
  | { readonly do: 'fail'; readonly at: number }
  | { readonly do: 'coupon'; readonly off: number }
  /** The cart's markup arrives, in the order in which it was printed. */
  | { readonly do: 'show' }

interface Request {
  readonly id: number
  /** Undefined for the question how the cart is now. */
  readonly key: LineKey | undefined
}

/** A page and its server; requests, answers and markup are on their way between them for as long as a test likes. */
function openShop({ asks }: { readonly asks: 'the server' | 'nobody' }) {
  let cart = FIRST
  let bag: Bag = UNREAD_BAG
  let requests: readonly Request[] = []
  let answers: readonly { readonly id: number; readonly total: string }[] = []
  let markup: readonly Cart[] = []

  function dispatch(action: BagAction) {
    bag = reduceBag(bag, action)
    if (asks === 'nobody' || !isToBeAsked(bag)) return
    bag = reduceBag(bag, { type: 'asked' })
    requests = [...requests, { id: 0, key: undefined }]
  }
  const show = (shown: Cart) =>
    dispatch({ type: 'read', count: countOf(shown), lines: linesOf(shown), total: totalOf(shown) })
  function change(changed: Cart) {
    cart = changed
    markup = [...markup, cart]
  }

  function remove(key: LineKey) {
    if (isBusy(bag, key) || !bag.lines.some(({ keys }) => keys.includes(key))) return
    dispatch({ type: 'removing', key, quantity: quantityOf(bag, bag.lines, key) })
    requests = [...requests, { id: bag.sent, key }]
  }
  function process(at: number) {
    const request = requests[at]
    if (!request) return
    requests = requests.filter((each) => each !== request)
    if (request.key === undefined) return change(cart)
    cart = without(cart, request.key)
    answers = [...answers, { id: request.id, total: totalOf(cart) }]
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
    truth: () => ({ count: countOf(cart), lines: linesOf(cart), total: totalOf(cart) }),
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

describe('[S27] bag: the server’s newest word', () => {
  test('[S27] bag: whatever is answered first, the bag ends with what the removal sent last was answered, or with fresh markup since', () => {
    // The server does things in the order in which they were sent; what it prints arrives at once.
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

  test('[S27] bag: whatever the server does first, and whatever fails, the bag asks when it can not know, and ends as the server has it', () => {
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
