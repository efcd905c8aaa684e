import type { Mount } from '../../../src/page/island'
import { isRestoring } from '../../../src/page/navigation-timing'
import type { OwnScope } from '../../../src/page/scope'
import { APPROACHES, formStore } from '../form-store'
import { readProductForm } from './markup'
import { type PageMemory, showPrices } from './show-prices'

/**
 * React is mounted this long after the approach, because evaluating its code would delay a change that the
 * visitor makes at once.
 */
const TAKE_OVER_DELAY_MS = 500

/**
 * The table of prices is taken down while the visitor leaves the page, and built again once the browser has
 * restored the form: browsers recognise a form by its first fields, and would not restore one whose fields
 * have moved.
 */
export const mount: Mount = (host, scope) => {
  const product = readProductForm(host)
  if (!product) return
  const { window } = scope
  const store = formStore(host)
  const memory: PageMemory = { fetched: [], limits: undefined, isReturning: false }
  let shown: OwnScope | undefined

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
  if (!isRestoring(window)) start()
  const takeOver = () => scope.after(TAKE_OVER_DELAY_MS, scope.showView)
  scope.listen(host, APPROACHES, takeOver, { once: true, passive: true })
  scope.listen(window, 'pagehide', end)
  scope.listen(window, 'pageshow', start)
}
