import { actAsButton } from '../../../src/dom/act-as-button'
import { submitForm } from '../../../src/dom/submit-form'
import { openDialog } from '../../../src/overlay/dialog'
import { lockScroll } from '../../../src/overlay/scroll-lock'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import {
  BACKDROP_ID,
  CANCEL_EDIT,
  CANCEL_EDIT_CLASS,
  FORM,
  OPEN_PANEL_CLASS,
  PANEL_CLASS,
  SAVE_EDIT,
  TITLE,
} from './markup'

const BACKDROP_PADDING = '60px'
const cancelText = () => text('user-listings.cancel', 'Cancel')
const askToLeave = () => text('user-listings.ask-to-leave', 'Close without saving your changes?')

/** The panel with the form of a listing (contract 04 §15.2). */
export interface EditPanel {
  /** @param opener gets the focus back */
  open(form: DocumentFragment, opener: HTMLElement): void
  close(): void
  /** Submits the form as the browser does, with its validation and its files. */
  save(): void
  contains(part: Element): boolean
}

export function createEditPanel(scope: Scope): EditPanel {
  const { document, window } = scope
  const { body } = document
  const backdrop = htmlElement(document.getElementById(BACKDROP_ID)) ?? create({ id: BACKDROP_ID })
  const panel = htmlElement(document.querySelector(`.${PANEL_CLASS}`)) ?? create({ className: PANEL_CLASS })
  const made = [backdrop, panel].filter((part) => !part.isConnected)
  body.append(...made)
  scope.add(() => {
    for (const part of made) part.remove()
  })
  let opened: OwnScope | undefined

  function create(attributes: { readonly id?: string; readonly className?: string }) {
    return Object.assign(document.createElement('div'), attributes)
  }
  function createCancel() {
    const button = document.createElement('button')
    return Object.assign(button, { type: 'button', className: CANCEL_EDIT_CLASS, textContent: cancelText() })
  }
  const form = () => panel.querySelector<HTMLFormElement>(FORM)

  function open(answer: DocumentFragment, opener: HTMLElement) {
    close()
    const own = scope.child()
    const adopted = own.adopt
    opened = own
    own.add(() => panel.replaceChildren())
    own.add(lockScroll(window))
    adopted.style(backdrop, 'padding-top', BACKDROP_PADDING)
    adopted.style(backdrop, 'display', 'block')
    backdrop.replaceChildren()
    panel.replaceChildren(answer)
    // Without a cancel link, the panel could not be closed on a phone.
    if (!panel.querySelector(CANCEL_EDIT)) panel.prepend(createCancel())
    adopted.classes(panel, OPEN_PANEL_CLASS)
    adopted.style(panel, 'display', 'block')
    panel.scrollTop = 0
    const shown = form()
    const printed = shown && serialiseForm(shown)
    function leave(event: Event) {
      // Only the Escape key leaves: a click beside the form is easily made by mistake.
      if (!(event instanceof KeyboardEvent) || event.isComposing) return
      const hasChanges = shown !== null && serialiseForm(shown) !== printed
      if (!hasChanges || window.confirm(askToLeave())) close()
    }
    const label =
      panel.querySelector(TITLE)?.textContent?.trim().replace(/\s+/g, ' ') ||
      text('user-listings.edit', 'Edit listing')
    const links = [...panel.querySelectorAll<HTMLElement>(`${CANCEL_EDIT}, ${SAVE_EDIT}`)]
    for (const link of links) own.add(actAsButton(link, adopted))
    own.add(openDialog(panel, { label, opener: () => opener, onLeave: leave }))
  }

  function close() {
    if (!opened) return
    opened.dispose()
    opened = undefined
    for (const part of [panel, backdrop]) scope.adopt.style(part, 'display', 'none')
  }

  return {
    open,
    close,
    save() {
      const sent = form()
      if (sent) submitForm(sent)
    },
    contains: (part) => panel.contains(part),
  }
}

const htmlElement = (element: Element | null) => (element instanceof HTMLElement ? element : null)

/** A form's values as text, to find out whether the visitor has changed anything; of a file, its name, size and date. */
function serialiseForm(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    // An empty file field has the current time as its date.
    typeof value === 'string' ? value : value.name && [value.name, value.size, value.lastModified],
  ])
  return JSON.stringify(entries)
}
