import { actAsButton } from '../../../src/dom/act-as-button'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { ENDED_CLASS, endTextOf } from './markup'

/** Contract 05 §11.1. */
const LOADING_CLASSES = ['cff-disabled', 'cff-loading']
const LOADER_CLASS = 'cff-loader'
const FAILED_TEXT = 'More posts could not be loaded. Please try again.'

/** How the button looks in each of its states. */
export interface ButtonState {
  setLoading(): void
  setNormal(): void
  /** Until it is pressed again it says that this time did not work. @returns the words */
  setFailed(): string
  /** @returns what stands in its place */
  setEnded(): HTMLElement
}

export function createButtonState(button: HTMLElement, feed: HTMLElement, scope: Scope): ButtonState {
  const { adopt: adopted, document } = scope
  let busy: OwnScope | undefined
  let removeFailure = () => {}
  const loader = document.createElement('div')
  loader.className = LOADER_CLASS
  loader.setAttribute('aria-hidden', 'true')

  scope.add(actAsButton(button, adopted))
  followHover(button, scope)

  function createNote() {
    const note = document.createElement('p')
    note.className = ENDED_CLASS
    note.textContent = endTextOf(button)
    button.after(note)
    scope.add(() => note.remove())
    return note
  }
  return {
    setNormal: () => busy?.dispose(),
    setFailed() {
      const note = document.createElement('p')
      note.textContent = FAILED_TEXT
      button.after(note)
      removeFailure = scope.add(() => note.remove())
      return FAILED_TEXT
    },
    setLoading() {
      removeFailure()
      busy = scope.child()
      const { add, adopt } = busy
      adopt.attribute(button, 'id', null)
      adopt.classes(button, ...LOADING_CLASSES)
      adopt.attribute(button, 'aria-disabled', 'true')
      adopt.attribute(feed, 'aria-busy', 'true')
      add(() => loader.remove())
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
  }
}

/** The server prints the colours of the button itself and of the one under the pointer. */
function followHover(button: HTMLElement, { adopt, listen }: Scope): void {
  const show = (attribute: string) => {
    const color = button.getAttribute(attribute)
    if (color) adopt.style(button, 'background', color)
  }
  if (button.matches(':hover')) show('data-cff-hover')
  listen(button, ['pointerenter', 'pointerleave'], ({ type }) =>
    show(type === 'pointerenter' ? 'data-cff-hover' : 'data-cff-bg'),
  )
}
