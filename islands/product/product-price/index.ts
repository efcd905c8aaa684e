import type { Mount } from '../../../src/page/island'
import { isRestoring } from '../../../src/page/navigation-timing'
import type { OwnScope } from '../../../src/page/scope'
import { fetchReact } from '../fetch-react'
import { createFormStore, endStore } from '../form-store'
import { readProductForm } from './markup'
import { type PageMemory, showPrices } from './show-prices'

/**
 * The first price is placed without React, whose code is fetched after that and takes over the changes. The table
 * of prices is taken down while the visitor leaves the page, and built again once the browser has restored the
 * form: browsers recognise a form by its first fields, and would not restore one whose fields have moved.
 */
export const mount: Mount = (host, scope) => {
  const product = readProductForm(host)
  if (!product) return
  const { window, report } = scope
  const store = createFormStore(host)
  const memory: PageMemory = { fetched: [], limits: undefined, isReturning: false }
  let shown: OwnScope | undefined
  let isEnded = false

  function start() {
    if (!product || shown) return
    shown = scope.child()
    showPrices(product, store, shown, memory)
    memory.isReturning = true
  }
  function end() {
    shown?.dispose()
    shown = undefined
  }
  scope.add(() => {
    isEnded = true
    endStore(host)
  })
  fetchReact(store, scope)
    .then(({ priceCalculator }) => isEnded || priceCalculator(host, scope))
    .catch((cause: unknown) => report(cause, 'load'))
  if (!isRestoring(window)) start()
  scope.listen(window, 'pagehide', end)
  scope.listen(window, 'pageshow', start)
}
