import fitty from 'fitty'
import './fitty.css'

// Its callers follow the window's size, and measure in one frame with everybody else.
fitty.observeWindow = false

const LINES_CLASS = 'laurel-fit-lines'

export interface Fitting {
  readonly box: HTMLElement
  readonly text: string
  readonly leastPx: number
  readonly mostPx: number
  /** Whether the text may have several lines: then its longest word has to fit. */
  readonly wraps: boolean
}

/**
 * The font sizes, in px, with which texts fit into their boxes. Each text is measured in its box, and the box is as before
 * when this returns. The page is laid out once for all of them.
 */
export function fittingSizes(fittings: readonly Fitting[]): readonly number[] {
  const probes = fittings.map(({ box, text, leastPx: minSize, mostPx: maxSize, wraps }) => {
    const probe = box.ownerDocument.createElement('span')
    if (wraps) probe.className = LINES_CLASS
    probe.textContent = text
    box.append(probe)
    return { probe, fitted: fitty(probe, { minSize, maxSize, multiLine: false, ...UNOBSERVED }) }
  })
  probes[0]?.fitted.fit({ sync: true })
  const sizes = probes.map(({ probe }) => Number.parseFloat(probe.style.fontSize))
  for (const { probe, fitted } of probes) {
    fitted.unsubscribe()
    probe.remove()
  }
  return sizes
}

/** The library's types leave out that it need not watch the text. */
const UNOBSERVED = { observeMutations: false } as unknown as object
