import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import { text } from '../../../src/page/text'

const SVG = 'http://www.w3.org/2000/svg'
/** An arrow to the left, in a view box of 100 by 100. */
const ARROW = 'M64 8 22 50l42 42 9-9-33-33 33-33Z'
const MIRRORED = 'matrix(-1 0 0 1 100 0)'

/** The two arrow buttons (contract 04 §3). */
interface Arrows {
  readonly elements: readonly HTMLElement[]
  /** Disables the arrows that lead nowhere; the theme hides them. */
  show(options: { hasPrevious: boolean; hasNext: boolean }): void
}

interface ArrowsOptions {
  readonly rtl: boolean
  readonly go: (by: -1 | 1) => void
}

export function createArrows(document: Document, { rtl, go }: ArrowsOptions): Arrows {
  const previous = createArrow(document, {
    name: 'previous',
    label: text('common.previous', 'Previous'),
    isMirrored: rtl,
  })
  const next = createArrow(document, { name: 'next', label: text('common.next', 'Next'), isMirrored: !rtl })
  listen(previous, ['click'], () => go(-1))
  listen(next, ['click'], () => go(1))
  return {
    elements: [previous, next],
    show({ hasPrevious, hasNext }) {
      const { activeElement } = document
      previous.disabled = !hasPrevious
      next.disabled = !hasNext
      // A disabled button loses the focus: the other arrow takes it.
      if (activeElement === previous && !hasPrevious) next.focus()
      if (activeElement === next && !hasNext) previous.focus()
    },
  }
}

function createArrow(
  document: Document,
  { name, label, isMirrored }: { name: string; label: string; isMirrored: boolean },
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `flickity-prev-next-button ${name}`
  button.setAttribute('aria-label', label)
  const [svg, path] = [document.createElementNS(SVG, 'svg'), document.createElementNS(SVG, 'path')]
  setAttributes(svg, { viewBox: '0 0 100 100', 'aria-hidden': 'true' })
  setAttributes(path, { class: 'arrow', d: ARROW })
  if (isMirrored) path.setAttribute('transform', MIRRORED)
  svg.append(path)
  button.append(svg)
  return button
}
