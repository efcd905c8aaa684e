import { listen } from '../../../src/dom/listen'
import { text } from '../../../src/page/text'
import { setCurrent } from '../../../src/slides/controls'
import './dots.css'

const DOT = 'dot'
/** The button inside of a dot, as large as the dot. */
const BUTTON = 'laurel-dot'

/** The list of dots, one for each stop (contract 04 §3). */
interface Dots {
  readonly element: HTMLElement
  show(where: { index: number; count: number }): void
}

interface DotsOptions {
  readonly selectedClass: string
  readonly go: (index: number) => void
}

export function createDots(document: Document, { selectedClass, go }: DotsOptions): Dots {
  const element = document.createElement('ol')
  element.className = 'flickity-page-dots'
  element.setAttribute('aria-label', text('common.choose-slide', 'Choose a slide'))
  let dots: HTMLElement[] = []

  function createDot(index: number) {
    const dot = document.createElement('li')
    dot.className = DOT
    const button = document.createElement('button')
    button.type = 'button'
    button.className = BUTTON
    button.setAttribute('aria-label', text('common.slide-number', 'Slide {number}', { number: index + 1 }))
    dot.append(button)
    // It listens to the dot and not to its button, because other scripts click the dot.
    listen(dot, ['click'], () => go(index))
    return dot
  }
  return {
    element,
    show({ index, count }) {
      element.style.display = count > 1 ? '' : 'none'
      if (dots.length !== count) {
        dots = Array.from({ length: count }, (_, number) => createDot(number))
        element.replaceChildren(...dots)
      }
      for (const [number, dot] of dots.entries()) {
        dot.classList.toggle(selectedClass, number === index)
        if (dot.firstElementChild) setCurrent(dot.firstElementChild, number === index)
      }
    },
  }
}
