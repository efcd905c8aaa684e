import { type Ring, readRing } from './ring'

/** What the theme's CSS knows a drawn chart by (contract 04 §5). */
export const DRAWN_CLASS = 'easyPieChart'
/** It has been in view, and moves or has moved. */
export const SHOWN_CLASS = 'animated'
const DEFAULT_TRACK = '#f2f2f2'

export interface Chart {
  readonly ring: Ring
  readonly colours: Colours
  /** What it says, for those who do not see it. */
  readonly name: string
}

export interface Colours {
  readonly track: string
  readonly bar: string
}

export function readChart(host: HTMLElement): Chart {
  const of = (name: string) => host.getAttribute(`data-${name}`)
  const ring = readRing({
    size: of('size'),
    lineWidth: of('linewidth'),
    from: of('percent'),
    to: of('animatepercent'),
  })
  return {
    ring,
    colours: { track: of('trackcolor') || DEFAULT_TRACK, bar: of('barcolor') ?? '' },
    name: spokenText(host.querySelector('span')) || `${Math.round(ring.to)} %`,
  }
}

/** Without icons that are not for readers. */
function spokenText(label: Element | null): string {
  const nodes = [...(label?.childNodes ?? [])]
  const spoken = nodes.filter((node) => !(node instanceof Element && node.matches('[aria-hidden="true"]')))
  return spoken
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
}
