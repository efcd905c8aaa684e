import { text } from '../page/text'

export const OPEN_BODY = 'modal-open'
/** The theme's own modals are Bootstrap 3's, those of the child theme Bootstrap 4's (contract 01 §23.1). */
export const SHOWN = ['in', 'show'] as const
export const FADE = 'fade'
const BACKDROP = 'modal-backdrop'
const TITLE = '.modal-title, h1, h2, h3, h4, .impact-text'

interface ModalOptions {
  readonly hasBackdrop: boolean
  readonly closesByBackdrop: boolean
  readonly closesByKey: boolean
  readonly label: string
  readonly focus: HTMLElement | null
}

/** @param trigger the element that opened it; Bootstrap reads the options of both, the trigger's first */
export function readModal(modal: HTMLElement, trigger: Element | undefined): ModalOptions {
  const option = (name: string) => trigger?.getAttribute(name) ?? modal.getAttribute(name)
  const backdrop = option('data-backdrop')
  const title = modal.querySelector(TITLE)?.textContent?.trim().replace(/\s+/g, ' ')
  return {
    hasBackdrop: backdrop !== 'false',
    closesByBackdrop: backdrop !== 'false' && backdrop !== 'static',
    closesByKey: option('data-keyboard') !== 'false',
    label: title || text('common.dialog', 'Dialog'),
    focus: modal.querySelector<HTMLElement>('[autofocus]'),
  }
}

interface BackdropOptions {
  readonly isFading: boolean
  /** The `z-index`, if not the theme's. */
  readonly layer?: number | undefined
}

/** Adds the element that dims the page. The modal lies above it and receives the clicks. */
export function addBackdrop(document: Document, { isFading, layer }: BackdropOptions) {
  const backdrop = document.createElement('div')
  backdrop.className = isFading ? `${BACKDROP} ${FADE}` : BACKDROP
  if (layer) backdrop.style.zIndex = String(layer)
  document.body.append(backdrop)
  // Reading the layout makes the transition start.
  void backdrop.offsetWidth
  backdrop.classList.add(...SHOWN)
  return {
    fadeOut: () => backdrop.classList.remove(...SHOWN),
    remove: () => backdrop.remove(),
  }
}
