import type { TriggeredProduct } from '../../../legacy-shims/quick-view-plugin'
import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import { closest } from '../../../src/dom/query'
import { text } from '../../../src/page/text'
import './quick-view.css'

const STATUSES = ['loading', 'ready', 'error'] as const
const LOADING_BODY_CLASS = 'mfp-ajax-cur'
/** Clicks outside of the content close the view, except on these (contract 02 §11.3). */
const NOT_CLOSING = '.mfp-prevent-close, .mfp-preloader a'
const CLOSE_BUTTON = '.mfp-close'

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
  setAttributes(closeButton, {
    title: text('quick-view.close', 'Close (Esc)'),
    'aria-label': text('common.close', 'Close'),
  })

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
        button.setAttribute('aria-label', text('common.close', 'Close'))
      }
      show('ready')
      wrap.scrollTop = 0
      if (hadFocus) wrap.focus({ preventScroll: true })
    },
    showError({ title, url }, fallbackUrl) {
      const link = document.createElement('a')
      link.href = url ?? fallbackUrl
      link.textContent = text('quick-view.content', 'The content')
      if (title)
        link.setAttribute('aria-label', text('quick-view.content-of', 'The content of {title}', { title }))
      const [before = '', after = ''] = text(
        'quick-view.link-failed',
        '{content} could not be loaded.',
      ).split('{content}')
      preloader.replaceChildren(before, link, after)
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

interface ArrowTexts {
  readonly title: string
  readonly name: string
}

function createArrows(document: Document, onMove: (by: -1 | 1) => void): HTMLElement[] {
  const createArrow = (side: 'left' | 'right', by: -1 | 1, { title, name }: ArrowTexts) => {
    const button = create(document, 'button', `mfp-arrow mfp-arrow-${side} mfp-prevent-close`)
    setAttributes(button, { title, 'aria-label': name })
    listen(button, ['click'], () => onMove(by))
    return button
  }
  return [
    createArrow('left', -1, {
      title: text('quick-view.previous-key', 'Previous (left arrow key)'),
      name: text('quick-view.previous', 'Previous product'),
    }),
    createArrow('right', 1, {
      title: text('quick-view.next-key', 'Next (right arrow key)'),
      name: text('quick-view.next', 'Next product'),
    }),
  ]
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
