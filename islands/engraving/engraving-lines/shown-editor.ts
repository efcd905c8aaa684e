import type { Editor } from './editor'
import type { ItemParts } from './markup'

/** The data of a form that its component shows. */
export interface ShownEditor {
  readonly form: HTMLElement
  readonly items: readonly ItemParts[]
  readonly editor: Editor
}

/** The data of each form, for its component, which is mounted later. */
export const shownEditors = new WeakMap<HTMLElement, ShownEditor>()
