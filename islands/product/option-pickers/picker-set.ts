import { atom, type PreinitializedWritableAtom, type WritableAtom } from 'nanostores'
import { flushSync } from 'react-dom'
import type { Scope } from '../../../src/page/scope'
import { chooseOption } from '../product-options'
import { findPickers, type Offer, type Picker, readChosen, readOffer } from './markup'
import { type Modal, openableModal } from './modal'
import type { Option } from './options'

/** A modal with the options of one picker; after closing, its badges stay while it fades out. */
export interface OpenedPicker {
  readonly picker: Picker
  readonly modal: Modal
  readonly offer: Offer
  readonly isOpen: boolean
}

/** The pickers of one product, with what is chosen in them. */
export interface PickerSet {
  readonly key: number
  readonly scope: Scope
  readonly $pickers: PreinitializedWritableAtom<readonly Picker[]>
  /** The chosen option of each select that has one. */
  readonly $chosen: PreinitializedWritableAtom<ReadonlyMap<HTMLSelectElement, Option>>
  readonly $opened: WritableAtom<OpenedPicker | null>
  /** Adds pickers for selects that have none. @returns their selects */
  find(): HTMLSelectElement[]
  /** Reads what is chosen. */
  update(): void
  open(picker: Picker): void
  close(): void
  /** @param slug of an option; empty for none */
  choose(picker: Picker, slug: string): void
}

/** Removes the badges from a modal, which the pickers of several sizes and products share. */
const emptiers = new WeakMap<HTMLElement, () => void>()
let sets = 0

export function createPickerSet(host: Element, scope: Scope): PickerSet {
  const { document, window } = scope
  const $pickers = atom<readonly Picker[]>([])
  const $chosen = atom<ReadonlyMap<HTMLSelectElement, Option>>(new Map())
  const $opened = atom<OpenedPicker | null>(null)

  function update() {
    const chosen = $pickers.get().flatMap(({ select }) => {
      const option = readChosen(select, window)
      return option ? [[select, option] as const] : []
    })
    flushSync(() => $chosen.set(new Map(chosen)))
  }

  function close() {
    const opened = $opened.get()
    if (opened?.isOpen) flushSync(() => $opened.set({ ...opened, isOpen: false }))
  }

  return {
    key: sets++,
    scope,
    $pickers,
    $chosen,
    $opened,
    find() {
      const known = new Set($pickers.get().map(({ select }) => select))
      const added = findPickers(host).filter(({ select }) => !known.has(select))
      $pickers.set([...$pickers.get(), ...added])
      update()
      return added.map(({ select }) => select)
    },
    update,
    open(picker) {
      close()
      const modal = openableModal(picker, document)
      const { root, body } = modal
      emptiers.get(root)?.()
      body.replaceChildren()
      emptiers.set(root, () => {
        if ($opened.get()?.modal.root === root) flushSync(() => $opened.set(null))
      })
      flushSync(() => $opened.set({ picker, modal, offer: readOffer(picker, window), isOpen: true }))
    },
    close,
    choose: ({ select }, slug) => chooseOption(select, slug),
  }
}
