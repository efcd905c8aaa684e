import type { Mount } from '../../../src/page/island'
import { isRestoring } from '../../../src/page/navigation-timing'
import type { OwnScope } from '../../../src/page/scope'
import { readProductForm } from './markup'
import type { Variation } from './page-data'
import { showPrices } from './show-prices'

/**
 * While the page is left, the fields of its form are in the server's order, and stay so until the browser has brought
 * back what was typed and chosen: browsers tell forms by their first fields, and would not know one whose fields have
 * moved.
 */
export const mount: Mount = (host, scope) => {
  const product = readProductForm(host)
  if (!product) return
  const { window } = scope
  const fetched: Variation[] = []
  let life: OwnScope | undefined
  let isBack = false
  function start() {
    if (!product || life) return
    life = scope.child()
    showPrices(product, life, { fetched, isBack })
    isBack = true
  }
  function end() {
    life?.dispose()
    life = undefined
  }
  if (!isRestoring(window)) start()
  scope.listen(window, 'pagehide', end)
  scope.listen(window, 'pageshow', start)
}
