export const OPEN_BODY = 'modal-open'
/** The theme's own modals are Bootstrap 3's, those of the child theme Bootstrap 4's (contract 01 §23.1). */
export const SHOWN = ['in', 'show'] as const
export const FADE = 'fade'
export const BACKDROP = 'modal-backdrop'
const TITLE = '.modal-title, h1, h2, h3, h4, .impact-text'
const DEFAULT_LABEL = 'Dialog'

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
