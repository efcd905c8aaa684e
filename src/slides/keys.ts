import { listen } from '../dom/listen'
import { isInert } from './is-inert'

/** Elements that use the arrow keys themselves. */
const OWN_KEYS = [
  'input, textarea, select, video, audio, iframe, .zoomContainer, [aria-modal="true"]',
  ...['slider', 'radiogroup', 'tablist', 'menu', 'menubar', 'listbox', 'combobox', 'grid'].map(
    (role) => `[role="${role}"]`,
  ),
].join()
const CAROUSEL = '[aria-roledescription="carousel"]'

interface KeysOptions {
  readonly rtl: boolean
  readonly go: (by: -1 | 1) => void
  /** Whether this slider handles a key that nothing else uses; default: yes. @param focus the element in focus */
  readonly listens?: (focus: Element | null) => boolean
}

/**
 * Moves a slider by the left and right arrow keys, unless something else on the page uses them (contract 02 §13.2,
 * 03 §3.2).
 */
export function followKeys(
  carousel: HTMLElement,
  { rtl, go, listens = () => true }: KeysOptions,
): () => void {
  const { ownerDocument: document } = carousel
  /** Whether another handler has used the key as it went down. */
  let isUsed = false
  function onKeydown(event: Event) {
    isUsed = event.defaultPrevented
  }
  function onKeyup(event: KeyboardEvent) {
    if (event.defaultPrevented || isUsed) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const { activeElement } = document
    if (activeElement?.closest(OWN_KEYS) || (activeElement as HTMLElement | null)?.isContentEditable) return
    const focused = activeElement?.closest(CAROUSEL) ?? carousel
    if (focused !== carousel || isInert(carousel) || !listens(activeElement)) return
    // One key moves one slider.
    event.preventDefault()
    go((event.key === 'ArrowRight') === rtl ? -1 : 1)
  }
  const stops = [
    // At the window, after all handlers of the page.
    listen(document.defaultView ?? document, ['keydown'], onKeydown),
    listen(document, ['keyup'], onKeyup),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
