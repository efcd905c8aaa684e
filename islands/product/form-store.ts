import { atom, type PreinitializedWritableAtom, type WritableAtom } from 'nanostores'
import type { PickerSet } from './option-pickers/picker-set'
import type { ShownPrice } from './product-price/price-displays'
import type { PriceParts } from './product-price/price-parts'

/** What the parts of one product form share. */
export interface FormStore {
  /** The chosen size, or empty. */
  readonly $size: PreinitializedWritableAtom<string>
  /** Null without a price; undefined until the first calculation. */
  readonly $price: WritableAtom<ShownPrice | null | undefined>
  /** The places of the prices; null while the visitor is away and the form is as printed. */
  readonly $parts: WritableAtom<PriceParts | null>
  readonly $pickers: PreinitializedWritableAtom<readonly PickerSet[]>
  /** Settles with the first calculation: React's code would delay it. */
  readonly priced: Promise<void>
  readonly onPrice: () => void
  /** Makes a change at once; React replaces it by one that renders before it returns. */
  commit: (change: () => void) => void
}

const stores = new WeakMap<Element, FormStore>()

export function createFormStore(form: Element): FormStore {
  let onPrice = () => {}
  const priced = new Promise<void>((resolve) => {
    onPrice = resolve
  })
  const store: FormStore = {
    priced,
    onPrice,
    $size: atom(''),
    $price: atom(undefined),
    $parts: atom(null),
    $pickers: atom([]),
    commit: (change) => change(),
  }
  stores.set(form, store)
  return store
}

/** The store of a form with prices; undefined for any other. */
export const storeOf = (form: Element | null) => (form ? stores.get(form) : undefined)

export const endStore = (form: Element) => stores.delete(form)
