import { currentJQuery, onJQueryEvents, onJQueryTriggers } from '../../../legacy-shims/jquery-events'
import { dispatchChange } from '../../../src/dom/dispatch-change'
import { keepFocus } from '../../../src/dom/keep-focus'
import { callOn } from '../../../src/dom/member'
import { closest, find } from '../../../src/dom/query'
import type { Scope, Stop } from '../../../src/page/scope'
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

/** What sends the order: its price has to be the one that is seen. */
const BUYS = '[type="submit"], .single_add_to_cart_button, .checkout-btn'

export interface ShowOptions {
  /** Sizes that the shop plugin has fetched; more are added. */
  readonly fetched: Variation[]
  /** The page has been left and is shown again. */
  readonly isBack: boolean
}

/** Keeps the prices of a product with sizes and options in step with what is chosen (contract 08). */
export function showPrices(product: ProductForm, scope: Scope, { fetched, isBack }: ShowOptions): void {
  const { window } = scope
  const { form, size, product: root } = product
  const printed = readVariations(callOn(form, 'getAttribute', 'data-product_variations'))
  const variations = () => [...printed, ...fetched]

  const layout = scope.child()
  keepFocus(root, () => layOutTable(product, layout))
  scope.add(() => keepFocus(root, layout.dispose))
  const isTable = find(form, '.variations .tr-price, .variations .tr-qty') !== null
  const bulkPrices = adoptBulkPrices(product, scope.adopt)
  const swatches = addSwatches(product, choose, scope)
  const calculator = createCalculator(product, scope, variations)
  const giveBack = takeOverCalculator(window, schedule)
  if (giveBack) scope.add(giveBack)
  let cancelUpdate: Stop | undefined
  let cancelReset = () => {}
  /** The shop plugin has nothing for what is chosen. */
  let isUnmatched = false

  /** Another instance may call it after the end, through the calculator's name: nothing comes of it then. */
  function schedule() {
    cancelUpdate?.()
    cancelUpdate = scope.after(DELAY_MS, update)
  }

  /** Who buys before the delay is over has seen the price of what is bought. */
  function updateNow(event: Event) {
    const { type, target } = event
    const isBuying = type === 'submit' || closest(target, BUYS) !== null
    if (isBuying && cancelUpdate) update()
  }

  function update() {
    cancelUpdate?.()
    cancelUpdate = undefined
    // The calculator's script listens through jQuery, and does nothing without.
    if (!giveBack || !currentJQuery(window)) showOptionsOf(product, variations())
    restoreNames(form)
    if (isUnmatched) calculator.clear()
    else calculator.calculate()
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
    if (!closest(target, '.reset_variations')) return
    // The link is the shop plugin's; without that, nobody would answer to it.
    if (!currentJQuery(window)) {
      event.preventDefault()
      choose('')
    }
    cancelReset()
    if (isTable) cancelReset = scope.after(DEFAULT_AFTER_RESET_MS, refill)
  }

  /** Unless the visitor was faster. */
  function refill() {
    if (size.value === '') chooseDefaultSize(product)
  }

  function onUnmatched() {
    isUnmatched = true
    followSize()
  }

  function onFound(variation: unknown) {
    isUnmatched = false
    const found = readVariation(variation)
    if (found.id && !variations().some(({ id }) => id === found.id)) fetched.push(found)
    if (isTable) limitQuantity(product, variation)
    schedule()
  }

  scope.listen(root, ['change', 'input', 'keyup'], followSize)
  scope.listen(form, 'click', onReset)
  scope.listen(root, ['click', 'submit'], updateNow, { capture: true })
  scope.add(onJQueryTriggers(window, root, { change: followSize, keyup: schedule }))
  scope.add(
    onJQueryEvents(window, form, {
      wc_variation_form: schedule,
      woocommerce_variation_has_changed: followSize,
      found_variation: onFound,
      reset_data: onUnmatched,
    }),
  )
  scope.onMarkup(calculator.coverNewButtons)
  if (isTable && !(isBack && size.value !== '')) preselectSize(product, window)
  followSize()
}
