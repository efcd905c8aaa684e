import type { Page } from '../../../src/page/page'
import type { FormStore } from '../form-store'
import { type Offer, type Picker, readOffer } from './markup'
import { type Modal, openableModal } from './modal'

/** A modal with the options of one picker; after closing, its badges stay while it fades out. */
export interface OpenedPicker {
  /** Another one at each opening. */
  readonly key: number
  readonly picker: Picker
  readonly modal: Modal
  readonly offer: Offer
  /** Slug of the chosen option, or empty. */
  readonly chosen: string
  readonly isOpen: boolean
}

let openings = 0
/** The forms of a page may share a modal. */
let lastForm: FormStore | undefined

/** Opens the modal of a picker, and closes the one that is open (contract 08 §6). */
export function openPicker(picker: Picker, store: FormStore, { document, window }: Page): void {
  if (lastForm) closePicker(lastForm)
  lastForm?.set({ dialog: null })
  lastForm = store
  const modal = openableModal(picker, document)
  modal.body.replaceChildren()
  const offer = readOffer(picker, window)
  const { value: chosen } = picker.select
  store.set({ dialog: { key: openings++, picker, modal, offer, chosen, isOpen: true } })
}

export function closePicker(store: FormStore): void {
  const { dialog } = store.$state.get()
  if (dialog?.isOpen) store.set({ dialog: { ...dialog, isOpen: false } })
}
