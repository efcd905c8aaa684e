import type { Editor } from './editor'
import type { ItemParts } from './markup'

/** What the component shows of a form. */
export interface ShownEditor {
  readonly form: HTMLElement
  readonly items: readonly ItemParts[]
  readonly editor: Editor
}

/** By form, for the component, which comes later. */
export const shownEditors = new WeakMap<HTMLElement, ShownEditor>()
