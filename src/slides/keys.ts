import { closest } from '../dom/query'
import type { Scope } from '../page/scope'
import { carouselAround } from './carousel-around'

/** Elements that use the arrow keys themselves. */
const OWN_KEYS = [
  'input, textarea, select, video, audio, iframe, [contenteditable]:not([contenteditable="false"])',
  ...'slider radiogroup radio tablist tab menu menubar listbox combobox grid'
    .split(' ')
    .map((role) => `[role="${role}"]`),
].join()
const ABOVE_SLIDERS = '.zoomContainer, [aria-modal="true"]'

export interface ArrowKeys {
  readonly rtl?: boolean
  /** The element in focus; default: the event's target. */
  readonly focus?: EventTarget | null
}

/** The step that an arrow key asks for; 0 for other keys, and for keys that something else uses. */
export function stepOfKey(
  event: KeyboardEvent,
  { rtl = false, focus = event.target }: ArrowKeys = {},
): -1 | 0 | 1 {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0
  const isNext = event.key === 'ArrowRight'
  if ((!isNext && event.key !== 'ArrowLeft') || closest(focus, OWN_KEYS)) return 0
  return isNext === rtl ? -1 : 1
}

interface KeysOptions {
  readonly rtl: boolean
  readonly go: (by: -1 | 1) => void
  /** Whether this slider handles a key that nothing else uses; default: yes. @param focus the element in focus */
  readonly listens?: (focus: Element | null) => boolean
}

/** Moves a slider by the left and right arrow keys, as they go up (contract 02 §13.2, 03 §3.2). */
export function followKeys(
  { document, window, listen }: Scope,
  carousel: HTMLElement,
  { rtl, go, listens = () => true }: KeysOptions,
): void {
  /** Whether another handler has used the key as it went down. */
  let isUsed = false
  // At the window, after all handlers of the page.
  listen(window, 'keydown', (event) => {
    isUsed = event.defaultPrevented
  })
  listen(document, 'keyup', (event) => {
    const { activeElement: focus } = document
    const by = stepOfKey(event, { rtl, focus })
    if (by === 0 || isUsed || closest(focus, ABOVE_SLIDERS)) return
    const focused = (focus && carouselAround(focus)) ?? carousel
    if (focused !== carousel || closest(carousel, '[inert]') || !listens(focus)) return
    // One key moves one slider.
    event.preventDefault()
    go(by)
  })
}
