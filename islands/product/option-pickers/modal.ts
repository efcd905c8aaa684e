import { text } from '../../../src/page/text'
import type { Picker } from './markup'
import { modalName } from './modal-names'

const CLOSE = '[data-action="centreModalClose"]'

/** The parts of a modal, printed by the server or created with the same structure (contract 08 §2.5). */
export interface Modal {
  /** Its class, which is also its key in the picture tables. */
  readonly name: string
  readonly root: HTMLElement
  /** Shows the chosen option. */
  readonly status: HTMLElement | null
  readonly body: HTMLElement
  readonly closers: readonly HTMLElement[]
}

/** The class of the picker's modal on the page, else of the modal that will be created. */
export function modalOf({ key, modals }: Picker, document: Document): string {
  return modals.find((name) => document.getElementsByClassName(name).length > 0) ?? modalName(key)
}

export function openableModal(picker: Picker, document: Document): Modal {
  const name = modalOf(picker, document)
  const found = document.getElementsByClassName(name)[0]
  const root = found instanceof HTMLElement ? found : createModal(document, name, picker.title)
  const inner = root.querySelector<HTMLElement>('.centre_modal-inner') ?? root
  const body =
    root.querySelector<HTMLElement>('.centre_modal-body') ??
    inner.appendChild(box(document, 'centre_modal-body'))
  return {
    name,
    root,
    status: root.querySelector<HTMLElement>('.centre_modal-title span'),
    body,
    closers: [...root.querySelectorAll<HTMLElement>(CLOSE)],
  }
}

function createModal(document: Document, name: string, title: string): HTMLElement {
  const root = box(document, `${name} monsta_modal`)
  root.style.display = 'none'
  const inner = box(document, 'centre_modal-inner')
  const heading = box(document, 'centre_modal-title')
  const footer = box(document, 'centre_footer')
  const cross = closer(document, 'a', 'close_modal', '×')
  heading.append(title, cross, ' ', document.createElement('span'))
  const done = closer(document, 'button', 'centre_footer-btn', text('option-pickers.done', 'Done'))
  done.setAttribute('type', 'button')
  footer.append(done)
  inner.append(heading, box(document, 'centre_modal-body'), footer)
  root.append(inner)
  document.body.append(root)
  return root
}

function closer(document: Document, tag: 'a' | 'button', className: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.setAttribute('data-action', 'centreModalClose')
  element.className = className
  element.textContent = text
  return element
}

function box(document: Document, className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  return element
}
