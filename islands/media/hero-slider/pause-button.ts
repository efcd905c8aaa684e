import type { Scope, Stop } from '../../../src/page/scope'
import '../../../src/slides/pause-button.css'
import './pause-button.css'

const BUTTON_CLASSES = 'laurel-pause laurel-hero-pause'
const STOPPED_CLASS = 'laurel-pause-stopped'

/** What stops and starts that which moves by itself: the slides and the videos in them. */
export interface PauseButton {
  show(state: { readonly isStill: boolean }): void
  /** Before the slider ends. */
  readonly remove: Stop
}

export function createPauseButton(host: HTMLElement, scope: Scope, onPress: () => void): PauseButton {
  const button = host.ownerDocument.createElement('button')
  button.type = 'button'
  button.className = BUTTON_CLASSES
  scope.listen(button, 'click', onPress)
  // Before all else in the slider: who wants it still is not to look for it first.
  host.prepend(button)
  return {
    show({ isStill }) {
      button.classList.toggle(STOPPED_CLASS, isStill)
      button.setAttribute('aria-label', `${isStill ? 'Play' : 'Pause'} the slides`)
    },
    remove: scope.add(() => button.remove()),
  }
}
