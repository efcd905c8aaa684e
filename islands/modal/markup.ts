import { hashText } from '../../src/page/address-hash'

export const MODAL = '.modal'
export const DISMISS = '[data-dismiss="modal"]'
export const OPEN_BODY = 'modal-open'
/** The theme's own modals are Bootstrap 3's, those of the child theme Bootstrap 4's (contract 01 §23.1). */
export const SHOWN = ['in', 'show'] as const
export const FADE = 'fade'
export const BACKDROP = 'modal-backdrop'
const TITLE = '.modal-title, h1, h2, h3, h4, .impact-text'
const DEFAULT_LABEL = 'Dialog'

/** The modal that a link or button opens: its `data-target`, else the hash of its address. */
export function modalOf(trigger: Element): HTMLElement | null {
  const target = trigger.getAttribute('data-target') || trigger.getAttribute('href') || ''
  const { ownerDocument: document } = trigger
  const found = document.getElementById(hashText(target)) ?? findBySelector(document, target)
  return found?.matches(MODAL) ? found : null
}

/** Bootstrap takes any selector here. */
function findBySelector(document: Document, selector: string): HTMLElement | null {
  try {
    return /^[.[]/.test(selector) ? document.querySelector<HTMLElement>(selector) : null
  } catch {
    return null
  }
}

/** How a modal wants to be left. */
export interface ModalOptions {
  readonly hasBackdrop: boolean
  readonly closesByBackdrop: boolean
  readonly closesByKey: boolean
  readonly label: string
  readonly focus: HTMLElement | null
}

/** @param trigger what opened it; Bootstrap reads the options of both, the trigger's first */
export function readModal(modal: HTMLElement, trigger: Element | undefined): ModalOptions {
  const option = (name: string) => trigger?.getAttribute(name) ?? modal.getAttribute(name)
  const backdrop = option('data-backdrop')
  const title = modal.querySelector(TITLE)?.textContent?.trim().replace(/\s+/g, ' ')
  return {
    hasBackdrop: backdrop !== 'false',
    closesByBackdrop: backdrop !== 'false' && backdrop !== 'static',
    closesByKey: option('data-keyboard') !== 'false',
    label: title || DEFAULT_LABEL,
    focus: modal.querySelector<HTMLElement>('[autofocus]'),
  }
}
