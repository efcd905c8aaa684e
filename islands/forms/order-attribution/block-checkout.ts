import type { Scope } from '../../../src/page/scope'
import { isFunction, reach } from './reach'
import type { Values } from './settings'

const NAMESPACE = 'woocommerce/order-attribution'
/** By this name the plugin's blocks keep a checkout; they tell it, too. */
const STORE = 'wc/store/checkout'

/**
 * A checkout made of blocks has no form of the server's: it is told the values (contract 07 E6).
 * @param onFirstChange called when the checkout has come to life: what it was told before may be lost
 * @returns tells it
 */
export function blockCheckout(
  { add, window, report }: Scope,
  onFirstChange: () => void,
): (values: Values) => void {
  function attempt<Result>(act: () => Result): Result | undefined {
    try {
      return act()
    } catch (cause) {
      report(cause)
      return undefined
    }
  }
  const storeName = () => reach(window, ['wc', 'wcBlocksData', 'CHECKOUT_STORE_KEY']) ?? STORE
  const hasBlocks = () => Boolean(reach(window, ['wc', 'wcBlocksData']))

  function subscribe(listener: () => void) {
    const subscribeTo = reach(window, ['wp', 'data', 'subscribe'])
    if (!hasBlocks() || !isFunction(subscribeTo)) return undefined
    let isOver = false
    const unsubscribe = subscribeTo(() => {
      if (isOver) return
      end()
      listener()
    }, storeName())
    function end() {
      isOver = true
      if (isFunction(unsubscribe)) unsubscribe()
    }
    return end
  }

  const stop = attempt(() => subscribe(onFirstChange))
  if (stop) add(stop)
  return (values) =>
    attempt(() => {
      const dispatch = reach(window, ['wp', 'data', 'dispatch'])
      if (!hasBlocks() || !isFunction(dispatch)) return
      const store = dispatch(storeName())
      const setData = reach(store, ['setExtensionData'])
      if (isFunction(setData)) Reflect.apply(setData, store, [NAMESPACE, values, true])
    })
}
