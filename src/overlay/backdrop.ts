import { BACKDROP, FADE, SHOWN } from './modal-markup'

interface BackdropOptions {
  readonly isFading: boolean
  /** Its `z-index`, if not the theme's. */
  readonly layer?: number | undefined
}

/** What dims the page behind a modal; a click on it meets the modal, which lies above it. */
export function addBackdrop(document: Document, { isFading, layer }: BackdropOptions) {
  const backdrop = document.createElement('div')
  backdrop.className = isFading ? `${BACKDROP} ${FADE}` : BACKDROP
  if (layer) backdrop.style.zIndex = String(layer)
  document.body.append(backdrop)
  // Measured in between, so that it does fade in.
  void backdrop.offsetWidth
  backdrop.classList.add(...SHOWN)
  return {
    fadeOut: () => backdrop.classList.remove(...SHOWN),
    remove: () => backdrop.remove(),
  }
}
