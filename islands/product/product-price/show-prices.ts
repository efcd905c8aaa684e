import { currentJQuery, onJQueryEvents, onJQueryTriggers } from '../../../legacy-shims/jquery-events'
import { dispatchChange } from '../../../src/dom/dispatch-change'
import { keepFocus } from '../../../src/dom/keep-focus'
import { callOn } from '../../../src/dom/member'
import { closest, find } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import type { FormStore } from '../form-store'
import { createPriceAnnouncer } from './announce-price'
import { createCalculator } from './calculator'
import { preselectSize } from './default-size'
import { createDelayedUpdate } from './delayed-update'
import { takeOverCalculator } from './inline-calculator'
import type { ProductForm } from './markup'
import { areOptionsShown, restoreNames, showOptionsOf } from './option-wrappers'
import { readVariation, readVariations, type Variation } from './page-data'
import { placePrices } from './price-parts'
import {
  applyQuantityLimits,
  clampQuantity,
  type QuantityLimits,
  readQuantityLimits,
} from './quantity-limits'
import { followResetLink } from './reset-link'
import { layOutTable } from './table-layout'

/** Controls that send the order: the price has to be up to date before they act. */
const BUY_CONTROLS = '[type="submit"], .single_add_to_cart_button, .checkout-btn'

/** Values that are kept when the visitor leaves the page and comes back to it. */
export interface PageMemory {
  /** Sizes that the shop plugin has fetched. */
  readonly fetched: Variation[]
  /** Limits of the variation that was found last. */
  limits: QuantityLimits | undefined
  /** Whether the prices have been shown before. */
  isReturning: boolean
}

/** Keeps the prices of a product with sizes and options in step with the visitor's choices (contract 08). */
export function showPrices(product: ProductForm, store: FormStore, scope: Scope, memory: PageMemory): void {
  const { window, adopt } = scope
  const { form, size, product: root } = product
  const printed = readVariations(callOn(form, 'getAttribute', 'data-product_variations'))
  const variations = () => [...printed, ...memory.fetched]

  moveIntoTable(product, scope)
  const hasTable = find(form, '.variations .tr-price, .variations .tr-qty') !== null
  const parts = placePrices(product, store, choose, scope)
  store.set({ parts })
  scope.add(() => store.set({ parts: null, price: undefined }))
  const calculate = createCalculator(product, scope, variations)
  const announcePrice = createPriceAnnouncer(scope.document)
  const updates = createDelayedUpdate(scope, update)
  let hasCalculated = false
  const giveBack = takeOverCalculator(window, () => {
    hasCalculated = true
    updates.schedule()
  })
  if (giveBack) scope.add(giveBack)
  /** Whether the shop plugin has no variation for the visitor's choices. */
  let isUnmatched = false

  function update() {
    // The inline calculator listens through jQuery: without jQuery it does not show the options.
    if (!giveBack || !currentJQuery(window)) showOptionsOf(product, variations())
    restoreNames(form)
    const price = isUnmatched ? null : calculate()
    if (price === undefined) return
    store.set({ price })
    announcePrice(price)
  }

  function followSize() {
    if (store.$state.get().size !== size.value) store.set({ size: size.value })
    updates.schedule()
  }

  function choose(value: string) {
    size.value = value
    dispatchChange(size)
  }

  function onUnmatched() {
    isUnmatched = true
    followSize()
  }

  function onFound(variation: unknown) {
    isUnmatched = false
    const found = readVariation(variation)
    if (found.id && !variations().some(({ id }) => id === found.id)) memory.fetched.push(found)
    const limits = hasTable ? readQuantityLimits(variation) : undefined
    if (limits) {
      memory.limits = limits
      applyQuantityLimits(product, limits, adopt)
      clampQuantity(product, limits)
    }
    updates.schedule()
  }

  scope.listen(root, ['change', 'input', 'keyup'], followSize)
  followResetLink(product, scope, { hasDefaultSize: hasTable, choose })
  // A visitor who buys before the delay is over has to see the price of that order.
  scope.listen(root, ['click', 'submit'], (event) => isBuying(event) && updates.flush(), { capture: true })
  scope.add(onJQueryTriggers(window, root, { change: followSize, keyup: updates.schedule }))
  scope.add(
    onJQueryEvents(window, form, {
      wc_variation_form: updates.schedule,
      woocommerce_variation_has_changed: followSize,
      found_variation: onFound,
      reset_data: onUnmatched,
    }),
  )
  if (memory.limits) applyQuantityLimits(product, memory.limits, adopt)
  const hasCalculatorRead = () => !giveBack || (hasCalculated && areOptionsShown(product, variations()))
  if (hasTable && !(memory.isReturning && size.value !== '')) preselectSize(product, scope, hasCalculatorRead)
  followSize()
}

function moveIntoTable(product: ProductForm, scope: Scope): void {
  const layout = scope.child()
  keepFocus(product.product, () => layOutTable(product, layout))
  scope.add(() => keepFocus(product.product, layout.dispose))
}

const isBuying = ({ type, target }: Event) => type === 'submit' || closest(target, BUY_CONTROLS) !== null
