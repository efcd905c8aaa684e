import { cancelAnimation, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { spinnerParts } from './markup'

/** Contract 03 §8.2. */
const FADE_MS = 200
const END_FADE_MS = 500
const END_AFTER_MS = 1000
const END_TEXT_OPACITY = 0.8
const ID = 'infscr-loading'
const END_CLASS = 'all-loaded'

/** Says below a list that its next page is on its way. */
export interface Loader {
  readonly element: HTMLElement
  show(text: string): void
  /** The page has come. */
  hide(): void
  /** Nothing more comes. Its room stays: nothing is to move under the visitor's eyes. */
  end(text: string): void
  remove(): void
}

export function createLoader(scope: Scope, place: Element): Loader {
  const { document, window } = scope
  const element = document.createElement('div')
  element.id = ID
  const spinner = element.appendChild(document.createElement('div'))
  spinner.className = 'spinner'
  spinner.setAttribute('aria-hidden', 'true')
  const words = element.appendChild(document.createElement('div'))
  words.className = 'text'
  let moves = scope.child()
  scope.add(() => element.remove())

  function stop() {
    moves.dispose()
    moves = scope.child()
  }
  /** Its box stays where it is: the keyboard's place may be in it. */
  function fade(part: HTMLElement, opacity: number, duration: number) {
    const from = part.style.opacity || '1'
    part.style.opacity = String(opacity)
    if (prefersReducedMotion(window)) return
    const animation = part.animate?.([{ opacity: from }, { opacity }], { duration })
    moves.add(() => cancelAnimation(animation))
  }
  return {
    element,
    show(text) {
      stop()
      if (!spinner.hasChildNodes()) spinner.append(...spinnerParts(document))
      words.textContent = text
      if (!element.isConnected) {
        element.style.opacity = '0'
        place.append(element)
      }
      fade(element, 1, FADE_MS)
    },
    hide() {
      stop()
      fade(element, 0, FADE_MS)
      moves.after(FADE_MS, () => element.remove())
    },
    end(text) {
      stop()
      fade(spinner, 0, END_FADE_MS)
      words.classList.add(END_CLASS)
      words.textContent = text
      words.style.opacity = String(END_TEXT_OPACITY)
      moves.after(END_AFTER_MS, () => fade(element, 0, END_FADE_MS))
    },
    remove() {
      stop()
      element.remove()
    },
  }
}
