import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import { pressByKey } from '../../../src/dom/press-by-key'
import { focusReturn } from '../../../src/overlay/focus-return'
import { inertBackground } from '../../../src/overlay/inert-background'
import { text } from '../../../src/page/text'
import type { Box } from './box'

/** The scrolling element of the results block, in either layout. */
const LIST = '.aws_result_scroll, ul'
/** Space between the list and the on-screen keyboard. */
const MARGIN_PX = 10
const CROSS =
  'M15.3 3.3 9 9.6 2.7 3.3 1.3 4.7 7.6 11l-6.3 6.3 1.4 1.4L9 12.4l6.3 6.3 1.4-1.4L10.4 11l6.3-6.3z'
const SVG = 'http://www.w3.org/2000/svg'

/**
 * Moves the container into a full-screen overlay; its state and listeners stay.
 * @param onClose called when the visitor closes the overlay
 * @returns a function that moves the container back
 */
export function openOverlay(box: Box, onClose: () => void): () => void {
  const { container, field, button, block, listbox, page } = box
  const { document, window } = page
  const { body } = document
  const scrolled = window.scrollY
  const placeholder = elementOf(document, 'aws-placement-container')
  const mask = elementOf(document, 'aws-overlay-mask')
  const close = closeButton(document, onClose)
  // Focus does not return to the field, which would open the overlay again.
  const returnFocus = focusReturn(block, () => button ?? container)

  container.after(placeholder)
  container.classList.add('aws-mobile-fixed')
  container.prepend(close)
  body.classList.add('aws-overlay')
  body.append(mask, container)
  const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': text('common.search', 'Search') }
  setAttributes(container, dialog)
  field.focus({ preventScroll: true })
  const restoreBackground = inertBackground(document, [container, block, listbox, mask])
  const release = keepAboveKeyboard(box)

  return () => {
    const hadFocus = container.contains(document.activeElement)
    release()
    restoreBackground()
    close.remove()
    mask.remove()
    for (const name of Object.keys(dialog)) container.removeAttribute(name)
    container.classList.remove('aws-mobile-fixed')
    body.classList.remove('aws-overlay')
    if (placeholder.isConnected && container.isConnected) placeholder.replaceWith(container)
    placeholder.remove()
    window.scrollTo({ top: scrolled, behavior: 'instant' })
    if (hadFocus) returnFocus()
  }
}

/**
 * Shortens the list to end above the on-screen keyboard, since the page behind the overlay cannot scroll.
 */
function keepAboveKeyboard({ block, onPlaced, page }: Box): () => void {
  const { visualViewport } = page.window
  const list = () => block.querySelector<HTMLElement>(LIST)
  const fit = () => {
    const scroller = list()
    if (!scroller || !visualViewport) return
    scroller.style.maxHeight = ''
    const room = Math.floor(visualViewport.height - scroller.getBoundingClientRect().top - MARGIN_PX)
    if (room > 0 && room < scroller.offsetHeight) scroller.style.maxHeight = `${room}px`
  }
  // The keyboard resizes the visual viewport, not the window.
  const stop = visualViewport && listen(visualViewport, ['resize'], fit)
  onPlaced.add(fit)
  return () => {
    stop?.()
    onPlaced.delete(fit)
    list()?.style.removeProperty('max-height')
  }
}

function elementOf(document: Document, className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  return element
}

function closeButton(document: Document, onClose: () => void): HTMLElement {
  const button = elementOf(document, 'aws-mobile-fixed-close')
  setAttributes(button, {
    role: 'button',
    tabindex: '0',
    'aria-label': text('common.close-search', 'Close search'),
  })
  const icon = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  setAttributes(icon, { viewBox: '0 0 18 22', width: '18', height: '22' })
  setAttributes(path, { d: CROSS })
  icon.append(path)
  button.append(icon)
  listen(button, ['click'], onClose)
  listen(button, ['keydown'], pressByKey)
  return button
}
