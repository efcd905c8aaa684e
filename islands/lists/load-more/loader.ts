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

/** The message below a list while its next page loads. */
export interface Loader {
  readonly element: HTMLElement
  show(text: string): void
  hide(): void
  /** Shows the text for a moment. The loader keeps its height, so that nothing moves. */
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
  const label = element.appendChild(document.createElement('div'))
  label.className = 'text'
  let animations = scope.child()
  scope.add(() => element.remove())

  function stop() {
    animations.dispose()
    animations = scope.child()
  }
  /** Fades without `display: none`, because the element may have the focus. */
  function fade(part: HTMLElement, opacity: number, duration: number) {
    const from = part.style.opacity || '1'
    part.style.opacity = String(opacity)
    if (prefersReducedMotion(window)) return
    const animation = part.animate?.([{ opacity: from }, { opacity }], { duration })
    animations.add(() => cancelAnimation(animation))
  }
  return {
    element,
    show(text) {
      stop()
      if (!spinner.hasChildNodes()) spinner.append(...spinnerParts(document))
      label.textContent = text
      if (!element.isConnected) {
        element.style.opacity = '0'
        place.append(element)
      }
      fade(element, 1, FADE_MS)
    },
    hide() {
      stop()
      fade(element, 0, FADE_MS)
      animations.after(FADE_MS, () => element.remove())
    },
    end(text) {
      stop()
      fade(spinner, 0, END_FADE_MS)
      label.classList.add(END_CLASS)
      label.textContent = text
      label.style.opacity = String(END_TEXT_OPACITY)
      animations.after(END_AFTER_MS, () => fade(element, 0, END_FADE_MS))
    },
    remove() {
      stop()
      element.remove()
    },
  }
}
