import { reported } from '../../../src/dom/reporting'
import type { Scope } from '../../../src/page/scope'
import type { Values } from './settings'
import { isFunction, valueAt } from './value-at'

const NAMESPACE = 'woocommerce/order-attribution'
/** The default name of the checkout store, unless the plugin's blocks provide one. */
const STORE = 'wc/store/checkout'

/**
 * A checkout made of blocks has no printed form: the values go into its store (contract 07 E6).
 * @param onFirstChange called when the checkout has started: values from before may be lost
 * @returns a function that sets the values
 */
export function blockCheckout(
  { add, window, report }: Scope,
  onFirstChange: () => void,
): (values: Values) => void {
  const storeName = () => valueAt(window, ['wc', 'wcBlocksData', 'CHECKOUT_STORE_KEY']) ?? STORE
  const hasBlocks = () => Boolean(valueAt(window, ['wc', 'wcBlocksData']))

  function subscribe() {
    const subscribeTo = valueAt(window, ['wp', 'data', 'subscribe'])
    if (!hasBlocks() || !isFunction(subscribeTo)) return
    let isOver = false
    const unsubscribe = subscribeTo(() => {
      if (isOver) return
      end()
      onFirstChange()
    }, storeName())
    function end() {
      isOver = true
      if (isFunction(unsubscribe)) unsubscribe()
    }
    add(end)
  }

  reported(subscribe, report)()
  return reported((values) => {
    const dispatch = valueAt(window, ['wp', 'data', 'dispatch'])
    if (!hasBlocks() || !isFunction(dispatch)) return
    const store = dispatch(storeName())
    const setData = valueAt(store, ['setExtensionData'])
    if (isFunction(setData)) Reflect.apply(setData, store, [NAMESPACE, values, true])
  }, report)
}
