import type { Scope } from '../../../src/page/scope'
import { type Picker, readChosen } from './markup'
import { modalOf } from './modal'
import { selectLabel } from './options'

const BUTTON = 'centre-button'
const CHOSEN = 'selected-centre'
/** Hides the select, which is still sent with the form. */
const HIDDEN = 'centre-hidden'

/** The button in place of a select, with the name of the chosen option behind it. */
export interface PickerButton {
  readonly picker: Picker
  readonly element: HTMLElement
  /** Shows the current value of the select. */
  update(): void
}

/** Adds the button after the select, or uses the one that an older script has added (contract 08 §6.1). */
export function addButton(picker: Picker, { window, document, adopt, add }: Scope): PickerButton {
  const { select, title, label } = picker
  const found = select.nextElementSibling
  const isThere = found instanceof HTMLElement && found.classList.contains(BUTTON)
  const element = isThere ? found : document.createElement('button')
  const modal = modalOf(picker, document)
  const chosen = document.createElement('div')
  if (!isThere) {
    element.className = BUTTON
    element.setAttribute('type', 'button')
    element.setAttribute('data-modal', modal)
    element.textContent = selectLabel(title)
    select.after(element)
    add(() => element.remove())
  }
  adopt.attribute(element, 'aria-haspopup', 'dialog')
  // The buttons of two sets of centres have the same text.
  if (label !== '' && label !== title) adopt.attribute(element, 'aria-description', label)
  adopt.classes(select, HIDDEN)
  add(() => chosen.remove())

  function update() {
    const option = readChosen(picker, window)
    const { nextElementSibling: next } = element
    if (next !== chosen && next?.classList.contains(CHOSEN)) next.remove()
    if (!option) return chosen.remove()
    chosen.className = `${CHOSEN} ${CHOSEN}-${modal}`
    chosen.setAttribute('data-selected', option.slug)
    if (chosen.textContent !== option.label) chosen.textContent = option.label
    // The style sheet selects it as the button's next sibling.
    if (next !== chosen) element.after(chosen)
  }
  update()

  return { picker, element, update }
}
