import { type Picker, readChosen } from './markup'
import { modalOf } from './modal'

const BUTTON = 'centre-button'
const CHOSEN = 'selected-centre'
/** Hides the select, whose value stays what is sent. */
const HIDDEN = 'centre-hidden'

/** The button that stands for a select, and the name of what is chosen behind it. */
export interface PickerButton {
  readonly picker: Picker
  readonly element: HTMLElement
  /** Shows what the select holds by now. */
  follow(): void
  remove(): void
}

/** Puts the button after the select, unless an older script has done so (contract 08 §6.1). */
export function addButton(picker: Picker, window: Window): PickerButton {
  const { select, title, label } = picker
  const { ownerDocument: document } = select
  const found = select.nextElementSibling
  const isThere = found instanceof HTMLElement && found.classList.contains(BUTTON)
  const element = isThere ? found : document.createElement('button')
  const modal = modalOf(picker, document)
  const chosen = document.createElement('div')
  const wasHidden = select.classList.contains(HIDDEN)
  if (!isThere) {
    element.className = BUTTON
    element.setAttribute('type', 'button')
    element.setAttribute('data-modal', modal)
    element.textContent = `Select ${title}`
    select.after(element)
  }
  element.setAttribute('aria-haspopup', 'dialog')
  // Two sets of centres have the same words on their buttons.
  if (label !== '' && label !== title) element.setAttribute('aria-description', label)
  select.classList.add(HIDDEN)

  function follow() {
    const option = readChosen(picker, window)
    const { nextElementSibling: next } = element
    if (next !== chosen && next?.classList.contains(CHOSEN)) next.remove()
    if (!option) return chosen.remove()
    chosen.className = `${CHOSEN} ${CHOSEN}-${modal}`
    chosen.setAttribute('data-selected', option.slug)
    if (chosen.textContent !== option.label) chosen.textContent = option.label
    // The style sheet counts on its place.
    if (next !== chosen) element.after(chosen)
  }
  follow()

  return {
    picker,
    element,
    follow,
    remove() {
      chosen.remove()
      element.removeAttribute('aria-haspopup')
      element.removeAttribute('aria-description')
      if (!isThere) element.remove()
      if (!wasHidden) select.classList.remove(HIDDEN)
    },
  }
}
