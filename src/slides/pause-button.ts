import { listen } from '../dom/listen'
import { text } from '../page/text'
import './pause-button.css'

const CLASS = 'laurel-pause'
const LABELS = {
  slides: {
    start: () => text('common.start-slides', 'Start the slides'),
    stop: () => text('common.stop-slides', 'Stop the slides'),
  },
  video: {
    start: () => text('common.start-video', 'Start the video'),
    stop: () => text('common.stop-video', 'Stop the video'),
  },
  tour: {
    start: () => text('common.start-tour', 'Start the tour'),
    stop: () => text('common.stop-tour', 'Stop the tour'),
  },
}

/** The moving things that a pause button stops. */
export type Moving = keyof typeof LABELS

/** The button that pauses autoplay and starts it again (WCAG 2.2.2). */
export function createPauseButton(
  document: Document,
  onChange: (isStopped: boolean) => void,
  { moving = 'slides' }: { moving?: Moving } = {},
): HTMLButtonElement {
  const button = document.createElement('button')
  let isStopped = false
  function show() {
    button.classList.toggle('laurel-pause-stopped', isStopped)
    button.setAttribute('aria-label', LABELS[moving][isStopped ? 'start' : 'stop']())
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
