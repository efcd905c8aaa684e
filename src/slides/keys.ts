import { listen } from '../dom/listen'
import { isCovered } from './covered'

/** Whoever has the focus there uses the arrow keys. */
const OWN_KEYS = [
  'input, textarea, select, video, audio, iframe, .zoomContainer, [aria-modal="true"]',
  ...['slider', 'radiogroup', 'tablist', 'menu', 'menubar', 'listbox', 'combobox', 'grid'].map(
    (role) => `[role="${role}"]`,
  ),
].join()
const CAROUSEL = '[aria-roledescription="carousel"]'

export interface KeysOptions {
  readonly rtl: boolean
  readonly go: (by: -1 | 1) => void
  /** Whether a key that nobody else wants is for this slider; else it always is. @param focus the element in focus */
  readonly listens?: (focus: Element | null) => boolean
}

/**
 * The left and right arrow keys, when nothing else on the page wants them (contract 02 §13.2, 03 §3.2).
 * @param carousel the slider's own
 */
export function followKeys(
  carousel: HTMLElement,
  { rtl, go, listens = () => true }: KeysOptions,
): () => void {
  const { ownerDocument: document } = carousel
  /** Somebody has acted on the key already as it went down. */
  let isTaken = false
  function onKeydown(event: Event) {
    isTaken = event.defaultPrevented
  }
  function onKeyup(event: KeyboardEvent) {
    if (event.defaultPrevented || isTaken) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const { activeElement } = document
    if (activeElement?.closest(OWN_KEYS) || (activeElement as HTMLElement | null)?.isContentEditable) return
    const focused = activeElement?.closest(CAROUSEL) ?? carousel
    if (focused !== carousel || isCovered(carousel) || !listens(activeElement)) return
    // One key moves one slider.
    event.preventDefault()
    go((event.key === 'ArrowRight') === rtl ? -1 : 1)
  }
  const stops = [
    // After everybody on the page.
    listen(document.defaultView ?? document, ['keydown'], onKeydown),
    listen(document, ['keyup'], onKeyup),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
