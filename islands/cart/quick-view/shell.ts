import type { TriggeredProduct } from '../../../legacy-shims/quick-view-plugin'
import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import { closest } from '../../../src/dom/query'
import './quick-view.css'

const LOADING_BODY_CLASS = 'mfp-ajax-cur'
/** Clicks on these mean themselves; all others beside the content leave (contract 02 §11.3). */
const NO_WAY_OUT = '.mfp-prevent-close, .mfp-preloader a'
export const CLOSE_BUTTON = '.mfp-close'
/** What it shows is a sign. */
const CLOSE_LABEL = 'Close'

export interface ShellOptions {
  /** Null: there is but one product, or the shop wants no arrows. */
  readonly onMove: ((by: -1 | 1) => void) | null
  readonly onLeave: () => void
}

/** The frame around the content, by the classes that the plugin's style sheet knows (contract 02 §11.2). */
export interface Shell {
  /** The dialog. */
  readonly wrap: HTMLElement
  /** Nothing yet; where the visitor's keyboard was inside, it stays with the dialog. */
  showLoading(text: string): void
  showContent(content: HTMLElement): void
  showError(product: TriggeredProduct, fallbackUrl: string): void
  /** What screen readers call it. */
  setLabel(label: string): void
  remove(): void
}

export function createShell(document: Document, { onMove, onLeave }: ShellOptions): Shell {
  const { body } = document
  const create = <K extends keyof HTMLElementTagNameMap>(tag: K, className: string) => {
    const element = document.createElement(tag)
    element.className = className
    return element
  }
  const backdrop = create('div', 'mfp-bg mfp-ready')
  const wrap = create(
    'div',
    `mfp-wrap mfp-close-btn-in mfp-auto-cursor mfp-ready${onMove ? ' mfp-gallery' : ''}`,
  )
  const container = create('div', 'mfp-container mfp-ajax-holder')
  const content = create('div', 'mfp-content')
  const preloader = create('div', 'mfp-preloader')
  const arrows = onMove ? [arrow('left', 'Previous', -1), arrow('right', 'Next', 1)] : []
  // The content brings its own; until it is there, this is the way out.
  const closer = create('button', 'mfp-close laurel-quick-close')
  closer.type = 'button'
  closer.textContent = '×'
  setAttributes(closer, { title: 'Close (Esc)', 'aria-label': CLOSE_LABEL })

  function arrow(side: 'left' | 'right', name: string, by: -1 | 1) {
    const button = create('button', `mfp-arrow mfp-arrow-${side} mfp-prevent-close`)
    button.type = 'button'
    setAttributes(button, { title: `${name} (${side} arrow key)`, 'aria-label': `${name} product` })
    listen(button, ['click'], () => onMove?.(by))
    return button
  }

  wrap.tabIndex = -1
  wrap.style.overflow = 'hidden auto'
  container.append(content, preloader, ...arrows)
  wrap.append(container)
  // By the path: what was clicked may have left the page by now.
  const isInside = (event: Event) => event.target !== content && event.composedPath().includes(content)
  let beganInside = false
  listen(wrap, ['pointerdown'], (event) => {
    beganInside = isInside(event)
  })
  listen(wrap, ['click'], (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    if (closest(target, CLOSE_BUTTON)) return onLeave()
    // Text that is selected beyond the edge of the content ends in a click beside it.
    if (!beganInside && !isInside(event) && !closest(target, NO_WAY_OUT)) onLeave()
  })
  body.append(backdrop, wrap)

  function show(status: 'loading' | 'ready' | 'error') {
    for (const name of ['loading', 'ready', 'error']) {
      container.classList.toggle(`mfp-s-${name}`, name === status)
    }
    body.classList.toggle(LOADING_BODY_CLASS, status === 'loading')
    container.setAttribute('aria-busy', String(status === 'loading'))
    if (status === 'ready' && content.querySelector(CLOSE_BUTTON)) closer.remove()
    // What is put elsewhere loses the focus.
    else if (!closer.isConnected) container.append(closer)
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
      const hadFocus = document.activeElement === closer
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
