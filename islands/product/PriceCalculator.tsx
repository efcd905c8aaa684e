import { useStore } from '@nanostores/react'
import { createElement, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Mount } from '../../src/page/island'
import type { Scope } from '../../src/page/scope'
import { Guarded } from '../../src/react/Guarded'
import { mountReact } from '../../src/react/mount'
import { type FormStore, storeOf } from './form-store'
import { OptionPickers } from './option-pickers/OptionPickers'
import type { PriceParts } from './product-price/price-parts'

interface CalculatorProps {
  readonly store: FormStore
  readonly scope: Scope
}

/** Everything of a product form that follows size, options and quantity (contract 08). */
export function PriceCalculator({ store, scope }: CalculatorProps) {
  const parts = useStore(store.$parts)
  const pickers = useStore(store.$pickers)
  return (
    <>
      {parts && <Prices parts={parts} store={store} />}
      {pickers.map((set) => (
        <Guarded key={set.key} report={scope.report}>
          <OptionPickers set={set} />
        </Guarded>
      ))}
    </>
  )
}

function Prices({ parts, store }: { readonly parts: PriceParts; readonly store: FormStore }) {
  const size = useStore(store.$size)
  const price = useStore(store.$price)
  // Before the parts are placed, so that they are written once.
  useLayoutEffect(() => parts.takeOver(), [parts])
  usePlaced(parts.sizes, size)
  usePlaced(parts.discounts, size)
  usePlaced(parts.prices, price)
  usePlaced(parts.buttons, price)
  return null
}

/** Places a value in the server's nodes, whenever it has changed. */
function usePlaced<T>(place: (value: T) => void, value: T): void {
  useLayoutEffect(() => place(value), [place, value])
}

/** Takes over from the code that has placed the first price. */
export const mount: Mount = (form, scope) => {
  const store = storeOf(form)
  if (!store) return
  const { commit } = store
  // The price of an order is there before the order is sent.
  store.commit = flushSync
  scope.add(() => {
    store.commit = commit
  })
  scope.add(mountReact(createElement(PriceCalculator, { store, scope }), scope))
}
