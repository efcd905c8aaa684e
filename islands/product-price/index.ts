import { listen } from '../../src/page/listen'
import { isRestoring } from '../../src/page/navigation-timing'
import type { Mount, Unmount } from '../../src/runtime/island'
import { readProductForm } from './markup'
import { showPrices } from './show-prices'

/**
 * While the page is left, its form is as the server printed it, and stays so until the browser has brought back what
 * was typed and chosen: browsers tell forms by their first fields, and would not know one whose fields have moved.
 */
export const mount: Mount = (host, page) => {
  const product = readProductForm(host)
  if (!product) return undefined
  const { window } = page
  let stop: Unmount | undefined
  function start() {
    if (product) stop ??= showPrices(product, page)
  }
  function end() {
    stop?.()
    stop = undefined
  }
  const stops = [listen(window, ['pagehide'], end), listen(window, ['pageshow'], start)]
  if (!isRestoring(window)) start()
  return () => {
    for (const forget of stops) forget()
    end()
  }
}
