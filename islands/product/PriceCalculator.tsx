import { useStore } from '@nanostores/react'
import { createElement, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Scope } from '../../src/page/scope'
import { sharedByHosts } from '../../src/page/shared-by-hosts'
import { Guarded } from '../../src/react/Guarded'
import { mountReact } from '../../src/react/mount'
import type { FormState, FormStore } from './form-store'
import { PickerDialog } from './option-pickers/PickerDialog'
import type { PriceParts } from './product-price/price-parts'

export { openPicker } from './option-pickers/open-picker'

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
  // Before the parts are placed, so that they are written once.
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

const trees = new WeakMap<FormStore, (scope: Scope) => void>()

/** Mounts the one tree of a form, which ends with the last island that asks for it. */
export function mountCalculator(store: FormStore, scope: Scope): void {
  const tree = trees.get(store) ?? sharedByHosts((own) => mountTree(store, own))
  trees.set(store, tree)
  tree(scope)
}

function mountTree(store: FormStore, scope: Scope) {
  const { commit } = store
  // The price of an order is there before the order is sent.
  store.commit = flushSync
  scope.add(() => {
    store.commit = commit
  })
  scope.add(mountReact(createElement(PriceCalculator, { store, scope }), scope))
}
