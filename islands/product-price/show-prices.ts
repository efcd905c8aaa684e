import { currentJQuery, onJQueryEvents, onJQueryTriggers } from '../../legacy-shims/jquery-events'
import { dispatchChange } from '../../src/page/dispatch-change'
import { listen } from '../../src/page/listen'
import type { Page } from '../../src/page/page'
import type { Unmount } from '../../src/runtime/island'
import { adoptBulkPrices } from './bulk-prices'
import { createCalculator } from './calculator'
import { chooseDefaultSize, preselectSize } from './default-size'
import { takeOverCalculator } from './inline-calculator'
import type { ProductForm } from './markup'
import { restoreNames, showOptionsOf } from './option-wrappers'
import { readVariation, readVariations, type Variation } from './page-data'
import { limitQuantity } from './quantity-limits'
import { addSwatches } from './swatches'
import { layOutTable } from './table-layout'

/** From a change to the new prices; later changes start it anew (spec storefront §4). */
const DELAY_MS = 100
/** From a reset to the default size in the newer child theme. */
const DEFAULT_AFTER_RESET_MS = 500

/** Keeps the prices of a product with sizes and options in step with what is chosen (contract 08). */
export function showPrices(product: ProductForm, page: Page): Unmount {
  const { window } = page
  const { form, size, product: root } = product
  const printed = readVariations(form.getAttribute('data-product_variations'))
  const brought: Variation[] = []
  const variations = () => [...printed, ...brought]

  const restoreLayout = layOutTable(product)
  const isTable = form.querySelector('.variations .tr-price, .variations .tr-qty') !== null
  const bulkPrices = adoptBulkPrices(product)
  const swatches = addSwatches(product, choose)
  const calculator = createCalculator(product, page, variations)
  const giveBack = takeOverCalculator(window, schedule)
  let timer: ReturnType<typeof setTimeout> | undefined
  let reset: ReturnType<typeof setTimeout> | undefined

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(update, DELAY_MS)
  }

  /** Who buys before the delay is over has seen the price of what is bought. */
  function updateNow() {
    if (timer !== undefined) update()
  }

  function update() {
    clearTimeout(timer)
    timer = undefined
    // The calculator's script listens through jQuery, and does nothing without.
    if (!giveBack || !currentJQuery(window)) showOptionsOf(product, variations())
    restoreNames(form)
    calculator.calculate()
  }

  function followSize() {
    swatches?.follow()
    bulkPrices.follow()
    schedule()
  }

  function choose(value: string) {
    size.value = value
    dispatchChange(size)
  }

  function onReset(event: Event) {
    const { target } = event
    if (!(target instanceof Element) || !target.closest('.reset_variations')) return
    // The link is the shop plugin's; without that, nobody would answer to it.
    if (!currentJQuery(window)) {
      event.preventDefault()
      choose('')
    }
    clearTimeout(reset)
    reset = isTable ? setTimeout(refill, DEFAULT_AFTER_RESET_MS) : undefined
  }

  /** Unless the visitor was faster. */
  function refill() {
    if (size.value === '') chooseDefaultSize(product)
  }

  function onFound(variation: unknown) {
    const found = readVariation(variation)
    if (found.id && !variations().some(({ id }) => id === found.id)) brought.push(found)
    if (isTable) limitQuantity(product, variation)
    schedule()
  }

  const stops = [
    listen(root, ['change', 'input', 'keyup'], followSize),
    listen(form, ['click'], onReset),
    listen(root, ['click', 'submit'], updateNow, { capture: true }),
    onJQueryTriggers(window, root, { change: followSize, keyup: schedule }),
    onJQueryEvents(window, form, {
      wc_variation_form: schedule,
      woocommerce_variation_has_changed: followSize,
      found_variation: onFound,
      reset_data: followSize,
    }),
    page.onMarkup(calculator.coverNewButtons),
  ]
  if (isTable) preselectSize(product, window)
  followSize()

  return () => {
    clearTimeout(timer)
    clearTimeout(reset)
    for (const stop of stops) stop()
    giveBack?.()
    calculator.restore()
    bulkPrices.restore()
    swatches?.remove()
    restoreLayout()
  }
}
