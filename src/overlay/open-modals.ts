import { fireBootstrap } from '../../legacy-shims/bootstrap/plugin'
import { createAdoption } from '../dom/adoption'
import { prefersReducedMotion } from '../motion/reduced-motion'
import { closePanel, openPanel, watchPanel } from '../state/open-panel'
import { openDialog } from './dialog'
import { addBackdrop, FADE, OPEN_BODY, readModal, SHOWN } from './modal-markup'

/** As in Bootstrap. */
const FADE_MS = 300

interface OpenModal {
  readonly modal: HTMLElement
  /** Whether it is fading out. */
  isClosing(): boolean
  leave(event: Event): void
  close(): void
  /** Ends the fade-out. */
  end(): void
  /** Closes it at once and without events. */
  drop(): void
}

/** The open modals, the topmost last. */
const stack: OpenModal[] = []

const find = (modal: HTMLElement) => stack.find((open) => open.modal === modal)
const topmost = () => stack.filter((open) => !open.isClosing()).at(-1)

export function closeModal(modal: HTMLElement): void {
  find(modal)?.close()
}

/** Closes a modal at once and without events, as on unmount. */
export function dropModal(modal: HTMLElement): void {
  find(modal)?.drop()
}

interface OpenOptions {
  /** The element that opened it. */
  readonly trigger?: HTMLElement | undefined
  /** The element to focus; default: the one that the markup names, else the modal itself. */
  readonly focus?: HTMLElement | null
}

/** Opens a modal as Bootstrap does, for pages without Bootstrap's own script (contract 01 §23.1). */
export function openModal(window: Window, modal: HTMLElement, { trigger, focus }: OpenOptions = {}): void {
  const { document } = window
  const known = find(modal)
  if (known && !known.isClosing()) return
  known?.end()
  if (!fireBootstrap(window, modal, { type: 'show.bs.modal', relatedTarget: trigger })) return
  const options = readModal(modal, trigger)
  const adopted = createAdoption()
  const fadeMs = modal.classList.contains(FADE) && !prefersReducedMotion(window) ? FADE_MS : 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosing = false

  function leave(event: Event) {
    const isKey = event instanceof KeyboardEvent
    if (isKey ? options.closesByKey : options.closesByBackdrop) close()
  }

  function close() {
    if (isClosing || !fireBootstrap(window, modal, { type: 'hide.bs.modal' })) return
    isClosing = true
    clearTimeout(timer)
    for (const name of SHOWN) adopted.toggle(modal, name, false)
    backdrop?.fadeOut()
    endDialog()
    if (fadeMs === 0) return end()
    timer = setTimeout(end, fadeMs)
  }
  function end() {
    drop()
    fireBootstrap(window, modal, { type: 'hidden.bs.modal' })
  }
  function drop() {
    clearTimeout(timer)
    if (!isClosing) endDialog()
    isClosing = true
    stack.splice(stack.indexOf(open), 1)
    backdrop?.remove()
    adopted.restore()
    if (stack.length === 0) unlockPage()
  }

  const open: OpenModal = { modal, isClosing: () => isClosing, leave, close, end, drop }
  const below = stack.at(-1)?.modal
  openPanel('modal')
  if (!below) lockPage(window)
  stack.push(open)
  const layer = below && layerOf(below) + 1
  const backdrop = options.hasBackdrop ? addBackdrop(document, { isFading: fadeMs > 0, layer }) : undefined
  if (layer) adopted.style(modal, 'z-index', String(layer + 1))
  adopted.style(modal, 'display', 'block')
  // Bootstrap's examples print the attribute on closed modals.
  adopted.attribute(modal, 'aria-hidden', null)
  modal.scrollTop = 0
  // Reading the layout makes the transition start.
  void modal.offsetWidth
  for (const name of SHOWN) adopted.toggle(modal, name, true)
  const endDialog = openDialog(modal, {
    label: options.label,
    opener: () => trigger,
    focus: focus ?? options.focus,
    // The topmost of several modals closes, whichever receives the event first.
    onLeave: (event) => topmost()?.leave(event),
  })
  const fireShown = () => fireBootstrap(window, modal, { type: 'shown.bs.modal', relatedTarget: trigger })
  if (fadeMs === 0) fireShown()
  else timer = setTimeout(fireShown, fadeMs)
}

/** The base of the `z-index` of a modal that is opened from this one, wherever it is in the document. */
const layerOf = (modal: Element) => Number.parseInt(getComputedStyle(modal).zIndex, 10) || 0

let unlockPage = () => {}

/** Closes every modal when another panel opens. */
function closeAll(isPanelOpen: boolean) {
  if (!isPanelOpen) for (const open of [...stack].reverse()) open.close()
}

/** Keeps the page from scrolling, and its width as it was with the scroll bar. */
function lockPage(window: Window) {
  const { body, documentElement } = window.document
  const adopted = createAdoption()
  const scrollBar = window.innerWidth - documentElement.clientWidth
  const padding = Number.parseFloat(window.getComputedStyle(body).paddingRight) || 0
  adopted.classes(body, OPEN_BODY)
  if (scrollBar > 0) adopted.style(body, 'padding-right', `${padding + scrollBar}px`)
  const stopWatching = watchPanel('modal', closeAll)
  unlockPage = () => {
    stopWatching()
    closePanel('modal')
    adopted.restore()
  }
}
