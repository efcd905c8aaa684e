import { type Ring, readRing } from './ring'

/** The class of a drawn chart in the theme's CSS (contract 04 §5). */
export const DRAWN_CLASS = 'easyPieChart'
/** Set once the chart has been in view. */
export const SHOWN_CLASS = 'animated'
const DEFAULT_TRACK = '#f2f2f2'

interface Chart {
  readonly ring: Ring
  readonly colours: Colours
  /** The accessible name. */
  readonly name: string
}

export interface Colours {
  readonly track: string
  readonly bar: string
}

export function readChart(host: HTMLElement): Chart {
  const attribute = (name: string) => host.getAttribute(`data-${name}`)
  const ring = readRing({
    size: attribute('size'),
    lineWidth: attribute('linewidth'),
    from: attribute('percent'),
    to: attribute('animatepercent'),
  })
  return {
    ring,
    colours: { track: attribute('trackcolor') || DEFAULT_TRACK, bar: attribute('barcolor') ?? '' },
    name: spokenText(host.querySelector('span')) || `${Math.round(ring.to)} %`,
  }
}

/** The label's text without icons that are hidden from screen readers. */
function spokenText(label: Element | null): string {
  const nodes = [...(label?.childNodes ?? [])]
  const spoken = nodes.filter((node) => !(node instanceof Element && node.matches('[aria-hidden="true"]')))
  return spoken
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
}
