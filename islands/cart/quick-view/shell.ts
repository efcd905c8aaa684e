import type { TriggeredProduct } from '../../../legacy-shims/quick-view-plugin'
import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import { closest } from '../../../src/dom/query'
import './quick-view.css'

const STATUSES = ['loading', 'ready', 'error'] as const
const LOADING_BODY_CLASS = 'mfp-ajax-cur'
/** Clicks outside of the content close the view, except on these (contract 02 §11.3). */
const NOT_CLOSING = '.mfp-prevent-close, .mfp-preloader a'
const CLOSE_BUTTON = '.mfp-close'
const CLOSE_LABEL = 'Close'

export interface ShellOptions {
  /** Null where there are no arrows. */
  readonly onMove: ((by: -1 | 1) => void) | null
  readonly onClose: () => void
}

/** The frame around the content, with the classes that the plugin's style sheet knows (contract 02 §11.2). */
export interface Shell {
  /** The element that is the dialog. */
  readonly wrap: HTMLElement
  showLoading(text: string): void
  showContent(content: HTMLElement): void
  showError(product: TriggeredProduct, fallbackUrl: string): void
  /** The dialog's name for screen readers. */
  setLabel(label: string): void
  remove(): void
}

export function createShell(document: Document, { onMove, onClose }: ShellOptions): Shell {
  const { body } = document
  const backdrop = create(document, 'div', 'mfp-bg mfp-ready')
  const wrap = create(document, 'div', 'mfp-wrap mfp-close-btn-in mfp-auto-cursor mfp-ready')
  wrap.classList.toggle('mfp-gallery', onMove !== null)
  const container = create(document, 'div', 'mfp-container mfp-ajax-holder')
  const content = create(document, 'div', 'mfp-content')
  const preloader = create(document, 'div', 'mfp-preloader')
  // Most contents bring a close button of their own, which takes the place of this one.
  const closeButton = create(document, 'button', 'mfp-close laurel-quick-close')
  closeButton.textContent = '×'
  setAttributes(closeButton, { title: 'Close (Esc)', 'aria-label': CLOSE_LABEL })

  wrap.tabIndex = -1
  wrap.style.overflow = 'hidden auto'
  container.append(content, preloader, ...(onMove ? createArrows(document, onMove) : []))
  wrap.append(container)
  closeByClick(wrap, content, onClose)
  body.append(backdrop, wrap)

  function show(status: (typeof STATUSES)[number]) {
    for (const name of STATUSES) container.classList.toggle(`mfp-s-${name}`, name === status)
    body.classList.toggle(LOADING_BODY_CLASS, status === 'loading')
    container.setAttribute('aria-busy', String(status === 'loading'))
    if (status === 'ready' && content.querySelector(CLOSE_BUTTON)) closeButton.remove()
    // Appending it again would take the focus from it.
    else if (!closeButton.isConnected) container.append(closeButton)
  }

  return {
    wrap,
    showLoading(text) {
      const hadFocus = content.contains(document.activeElement)
      content.replaceChildren()
      preloader.textContent = text
      show('loading')
      if (hadFocus) wrap.focus({ preventScroll: true })
    },
    showContent(element) {
      const hadFocus = document.activeElement === closeButton
      content.replaceChildren(element)
      for (const button of content.querySelectorAll(`${CLOSE_BUTTON}:not([aria-label])`)) {
        button.setAttribute('aria-label', CLOSE_LABEL)
      }
      show('ready')
      wrap.scrollTop = 0
      if (hadFocus) wrap.focus({ preventScroll: true })
    },
    showError({ title, url }, fallbackUrl) {
      const link = document.createElement('a')
      link.href = url ?? fallbackUrl
      link.textContent = 'The content'
      if (title) link.setAttribute('aria-label', `The content of ${title}`)
      preloader.replaceChildren(link, ' could not be loaded.')
      show('error')
    },
    setLabel: (label) => wrap.setAttribute('aria-label', label),
    remove() {
      body.classList.remove(LOADING_BODY_CLASS)
      backdrop.remove()
      wrap.remove()
    },
  }
}

function create<K extends keyof HTMLElementTagNameMap>(document: Document, tag: K, className: string) {
  const element = document.createElement(tag)
  element.className = className
  return element
}

function createArrows(document: Document, onMove: (by: -1 | 1) => void): HTMLElement[] {
  const createArrow = (side: 'left' | 'right', name: string, by: -1 | 1) => {
    const button = create(document, 'button', `mfp-arrow mfp-arrow-${side} mfp-prevent-close`)
    setAttributes(button, { title: `${name} (${side} arrow key)`, 'aria-label': `${name} product` })
    listen(button, ['click'], () => onMove(by))
    return button
  }
  return [createArrow('left', 'Previous', -1), createArrow('right', 'Next', 1)]
}

/** Closes by a click on a close button or outside of the content. */
function closeByClick(wrap: HTMLElement, content: HTMLElement, onClose: () => void): void {
  // The event's path is used because the clicked node may have left the page by now.
  const isInside = (event: Event) => event.target !== content && event.composedPath().includes(content)
  let hasBegunInside = false
  listen(wrap, ['pointerdown'], (event) => {
    hasBegunInside = isInside(event)
  })
  listen(wrap, ['click'], (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    if (closest(target, CLOSE_BUTTON)) return onClose()
    // A text selection that is dragged beyond the content's edge ends in a click outside of it.
    if (!hasBegunInside && !isInside(event) && !closest(target, NOT_CLOSING)) onClose()
  })
}
