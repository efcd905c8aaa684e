import { createAdoption } from '../../../src/dom/adoption'
import { actAsButton } from '../../../src/page/act-as-button'
import { listen } from '../../../src/page/listen'
import type { Page } from '../../../src/page/page'
import { ENDED_CLASS, endTextOf } from './markup'

/** Contract 05 §11.1. */
const LOADING_CLASSES = ['cff-disabled', 'cff-loading']
const LOADER_CLASS = 'cff-loader'

/** How the button looks in each of its states. */
export interface ButtonState {
  setLoading(): void
  setNormal(): void
  /** @returns what stands in its place */
  setEnded(): HTMLElement
  restore(): void
}

export function createButtonState(button: HTMLElement, feed: HTMLElement, { document }: Page): ButtonState {
  const adopted = createAdoption()
  const busy = createAdoption()
  const loader = document.createElement('div')
  loader.className = LOADER_CLASS
  loader.setAttribute('aria-hidden', 'true')
  let ownNote: HTMLElement | undefined

  const stops = [actAsButton(button, adopted), followHover(button, (color) => paint(color))]

  function paint(color: string) {
    adopted.style(button, 'background', color)
  }
  function setNormal() {
    loader.remove()
    busy.restore()
  }
  function createNote() {
    const note = document.createElement('p')
    note.className = ENDED_CLASS
    note.textContent = endTextOf(button)
    button.after(note)
    ownNote = note
    return note
  }
  return {
    setNormal,
    setLoading() {
      busy.attribute(button, 'id', null)
      busy.classes(button, ...LOADING_CLASSES)
      busy.attribute(button, 'aria-disabled', 'true')
      busy.attribute(feed, 'aria-busy', 'true')
      loader.style.background = getComputedStyle(button).color
      button.append(loader)
    },
    setEnded() {
      const { nextElementSibling: next } = button
      const isKnown = next instanceof HTMLElement && next.classList.contains(ENDED_CLASS)
      const note = isKnown ? next : createNote()
      adopted.style(button, 'display', 'none')
      return note
    },
    restore() {
      for (const stop of stops) stop()
      setNormal()
      adopted.restore()
      ownNote?.remove()
    },
  }
}

/** The server prints the colours of the button itself and of the one under the pointer. */
function followHover(button: HTMLElement, paint: (color: string) => void): () => void {
  const show = (attribute: string) => {
    const color = button.getAttribute(attribute)
    if (color) paint(color)
  }
  if (button.matches(':hover')) show('data-cff-hover')
  return listen(button, ['pointerenter', 'pointerleave'], ({ type }) =>
    show(type === 'pointerenter' ? 'data-cff-hover' : 'data-cff-bg'),
  )
}
