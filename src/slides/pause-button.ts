import { listen } from '../dom/listen'
import './pause-button.css'

const CLASS = 'laurel-pause'

/** The button that pauses autoplay and starts it again (WCAG 2.2.2). */
export function createPauseButton(
  document: Document,
  onChange: (isStopped: boolean) => void,
  { noun = 'slides' }: { noun?: string } = {},
): HTMLButtonElement {
  const button = document.createElement('button')
  let isStopped = false
  function show() {
    button.classList.toggle('laurel-pause-stopped', isStopped)
    button.setAttribute('aria-label', `${isStopped ? 'Start' : 'Stop'} the ${noun}`)
  }
  button.type = 'button'
  button.className = CLASS
  listen(button, ['click'], () => {
    isStopped = !isStopped
    show()
    onChange(isStopped)
  })
  show()
  return button
}
