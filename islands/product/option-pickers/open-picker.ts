import type { Page } from '../../../src/page/page'
import type { FormStore } from '../form-store'
import { type Offer, type Picker, readOffer } from './markup'
import { type Modal, openableModal } from './modal'
import type { Option } from './options'
import { pictureOf } from './pictures'

/** Shown at once: more than a modal shows without scrolling. */
const FIRST_OPTIONS = 24

/** An option with its picture, where it has one. */
export interface PicturedOption extends Option {
  readonly picture: string | undefined
}

/** A modal with the options of one picker; after closing, they stay while it fades out. */
export interface OpenedPicker {
  /** Another one at each opening. */
  readonly key: number
  readonly picker: Picker
  readonly modal: Modal
  readonly offer: Offer
  /** Those that are shown so far. */
  readonly options: readonly PicturedOption[]
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
  const opened = { key: openings++, picker, modal, offer, options: [], chosen, isOpen: true }
  const count = Math.max(FIRST_OPTIONS, offer.slugs.indexOf(chosen) + 1)
  store.set({ dialog: withOptions(opened, count, window) })
}

/** Shows more options. @param count how many at least */
export function showOptions(store: FormStore, count: number, { window }: Page): void {
  const { dialog } = store.$state.get()
  if (dialog && dialog.options.length < count) store.set({ dialog: withOptions(dialog, count, window) })
}

export function closePicker(store: FormStore): void {
  const { dialog } = store.$state.get()
  if (dialog?.isOpen) store.set({ dialog: { ...dialog, isOpen: false } })
}

function withOptions(opened: OpenedPicker, count: number, window: Window): OpenedPicker {
  const { picker, modal, offer, options } = opened
  const place = { key: picker.key, modal: modal.name }
  const added = offer
    .read(options.length, count)
    .map((option) => ({ ...option, picture: pictureOf(window, { ...place, slug: option.slug }) }))
  return { ...opened, options: [...options, ...added] }
}
