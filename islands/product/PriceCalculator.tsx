import { useStore } from '@nanostores/react'
import { createElement, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { closest } from '../../src/dom/query'
import { reported } from '../../src/dom/reporting'
import type { Mount } from '../../src/page/island'
import type { Scope } from '../../src/page/scope'
import { sharedByHosts } from '../../src/page/shared-by-hosts'
import { Guarded } from '../../src/react/Guarded'
import { mountReact } from '../../src/react/mount'
import { type FormState, type FormStore, formStore } from './form-store'
import { openPicker } from './option-pickers/open-picker'
import { PickerDialog } from './option-pickers/PickerDialog'
import type { PriceParts } from './product-price/price-parts'

interface CalculatorProps {
  readonly store: FormStore
  readonly scope: Scope
}

/** Everything of a product form that follows size, options and quantity (contract 08). */
function PriceCalculator({ store, scope }: CalculatorProps) {
  const { parts, dialog, size, price } = useStore(store.$state)
  return (
    <>
      {parts && (
        <Guarded report={scope.report}>
          <Prices parts={parts} size={size} price={price} />
        </Guarded>
      )}
      {dialog && (
        <Guarded key={dialog.key} report={scope.report}>
          <PickerDialog dialog={dialog} store={store} scope={scope} />
        </Guarded>
      )}
    </>
  )
}

interface PricesProps extends Pick<FormState, 'size' | 'price'> {
  readonly parts: PriceParts
}

function Prices({ parts, size, price }: PricesProps) {
  // React takes the parts over before it places its values, so that only one of the two writes them.
  useLayoutEffect(() => parts.takeOver(), [parts])
  usePlaced(parts.swatches, size)
  usePlaced(parts.discounts, size)
  usePlaced(parts.prices, price)
  usePlaced(parts.buttons, price)
  return null
}

/** Places a value in the server's nodes, whenever it has changed. */
function usePlaced<T>(place: (value: T) => void, value: T): void {
  useLayoutEffect(() => place(value), [place, value])
}

export const productPriceView: Mount = (form, scope) => showTree(form, scope)

export const optionPickersView: Mount = (host, scope) => showTree(closest(host, 'form') ?? host, scope)

/** Mounts the component. Where that fails, the plain code still handles the form. */
function showTree(form: Element, scope: Scope) {
  const store = formStore(form)
  // The tree is stored with the form and not in this module, because a retry evaluates the file again as
  // another module.
  store.tree ??= sharedByHosts((own) => mountTree(store, own))
  reported(store.tree, scope.report)(scope)
}

function mountTree(store: FormStore, scope: Scope) {
  const { commit } = store
  // `flushSync` renders a change before `commit` returns, so that the visitor sees the price before the order
  // is sent.
  store.commit = flushSync
  store.open = (picker) => openPicker(picker, store, scope)
  scope.add(() => {
    store.commit = commit
    store.open = undefined
  })
  scope.add(mountReact(createElement(PriceCalculator, { store, scope }), scope))
}
