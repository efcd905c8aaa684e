import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'

const SVG = 'http://www.w3.org/2000/svg'
/** To the left, in a square of 100. */
const ARROW = 'M64 8 22 50l42 42 9-9-33-33 33-33Z'
const TO_THE_RIGHT = 'matrix(-1 0 0 1 100 0)'

/** The buttons at the sides (contract 04 §3). */
export interface Arrows {
  readonly elements: readonly HTMLElement[]
  /** Whether there is more to either side; the theme hides the one where there is not. */
  show(options: { hasPrevious: boolean; hasNext: boolean }): void
}

export interface ArrowsOptions {
  readonly rtl: boolean
  readonly go: (by: -1 | 1) => void
}

export function createArrows(document: Document, { rtl, go }: ArrowsOptions): Arrows {
  const previous = createArrow(document, { name: 'previous', label: 'Previous', toTheRight: rtl })
  const next = createArrow(document, { name: 'next', label: 'Next', toTheRight: !rtl })
  listen(previous, ['click'], () => go(-1))
  listen(next, ['click'], () => go(1))
  return {
    elements: [previous, next],
    show({ hasPrevious, hasNext }) {
      const { activeElement } = document
      previous.disabled = !hasPrevious
      next.disabled = !hasNext
      // Whoever has come to the end by keyboard is not to start from the page's top.
      if (activeElement === previous && !hasPrevious) next.focus()
      if (activeElement === next && !hasNext) previous.focus()
    },
  }
}

function createArrow(
  document: Document,
  { name, label, toTheRight }: { name: string; label: string; toTheRight: boolean },
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `flickity-prev-next-button ${name}`
  button.setAttribute('aria-label', label)
  const [svg, path] = [document.createElementNS(SVG, 'svg'), document.createElementNS(SVG, 'path')]
  setAttributes(svg, { viewBox: '0 0 100 100', 'aria-hidden': 'true' })
  setAttributes(path, { class: 'arrow', d: ARROW })
  if (toTheRight) path.setAttribute('transform', TO_THE_RIGHT)
  svg.append(path)
  button.append(svg)
  return button
}
