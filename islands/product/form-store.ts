import { atom, type ReadableAtom } from 'nanostores'
import type { Scope } from '../../src/page/scope'
import type { Picker } from './option-pickers/markup'
import type { OpenedPicker } from './option-pickers/open-picker'
import type { ShownPrice } from './product-price/price-displays'
import type { PriceParts } from './product-price/price-parts'

/** The visible state of one product form. */
export interface FormState {
  /** The chosen size, or empty. */
  readonly size: string
  /** Null without a price; undefined until the first calculation. */
  readonly price: ShownPrice | null | undefined
  /** The server's nodes that follow size and price; null while the form is as printed. */
  readonly parts: PriceParts | null
  /** The modal of options that was opened last; it stays here while it fades out. */
  readonly dialog: OpenedPicker | null
}

export interface FormStore {
  readonly $state: ReadableAtom<FormState>
  set(change: Partial<FormState>): void
  /** Makes a change; React replaces this by a function that renders before it returns. */
  commit: (change: () => void) => void
  /** Mounts the form's React tree, which its islands share. It is unmounted with the last of them. */
  tree?: (scope: Scope) => void
  /** Opens the modal of a picker, once the components are here. */
  open?: ((picker: Picker) => void) | undefined
}

/** Signs that the visitor is about to use the form. */
export const APPROACHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const

const stores = new WeakMap<Element, FormStore>()

/** The one store of a form, which the islands in it share. */
export function formStore(form: Element): FormStore {
  const store = stores.get(form) ?? createFormStore()
  stores.set(form, store)
  return store
}

function createFormStore(): FormStore {
  const $state = atom<FormState>({ size: '', price: undefined, parts: null, dialog: null })
  const store: FormStore = {
    $state,
    set: (change) => store.commit(() => $state.set({ ...$state.get(), ...change })),
    commit: (change) => change(),
  }
  return store
}
