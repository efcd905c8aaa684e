import { foremost, isWholePage, type Place, type State } from './place'
import { type Facts, formatMs, plural } from './rows'

/** One frame around a host, in px from the window's corner. */
export interface Outline {
  readonly host: HTMLElement
  readonly state: State
  /** One line for each island there. */
  readonly label: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly labelPlace: LabelPlace
}

/** Where in its frame a label is in sight: from which side, and how far in, in px. */
export interface LabelPlace {
  readonly side: 'left' | 'right'
  readonly inset: number
  readonly top: number
}

/** Labels of narrow places that stand further right than this part of the window would be cut off at its edge. */
const RIGHT_FROM = 0.6

/** More would hide the page, and take longer to draw than a frame lasts. */
export const MOST_OUTLINES = 300

/** Hosts that are in sight, as the page has them; reads the page's layout and writes nothing. */
export function outlinesOf(places: readonly Place[], facts: Facts, window: Window): Outline[] {
  const byHost = new Map<HTMLElement, Place[]>()
  for (const place of places) {
    if (isWholePage(place)) continue
    const known = byHost.get(place.host)
    if (known) known.push(place)
    else byHost.set(place.host, [place])
  }
  const outlines: Outline[] = []
  for (const [host, own] of byHost) {
    if (outlines.length === MOST_OUTLINES) break
    const { left, top, right, bottom, width, height } = host.getBoundingClientRect()
    if (width <= 0 || height <= 0) continue
    if (bottom <= 0 || right <= 0 || top >= window.innerHeight || left >= window.innerWidth) continue
    // Asked last: it takes the most time.
    if (!isShown(host)) continue
    const label = own.map((place) => labelOf(place, facts)).join('\n')
    const state = foremost(own.map((place) => place.state))
    const labelPlace = placeLabel({ left, right, top }, window)
    outlines.push({ host, state, label, left, top, width, height, labelPlace })
  }
  return outlines
}

/** In sight, also of places that begin or end beyond the window. */
function placeLabel(
  { left, right, top }: Pick<DOMRect, 'left' | 'right' | 'top'>,
  { innerWidth }: Window,
): LabelPlace {
  const side = left > innerWidth * RIGHT_FROM ? 'right' : 'left'
  return { side, inset: Math.max(0, side === 'left' ? -left : right - innerWidth), top: Math.max(0, -top) }
}

/** `mini-cart · intent · awake · 12 ms · 1 error`: the time is that of its code's way here. */
export function labelOf({ island: { name, wake }, state }: Place, facts: Facts): string {
  const fetch = facts.fetchOf(name)
  const errors = facts.errorsOf(name).length
  const parts = [name, wake, state, fetch && formatMs(fetch.tookMs), errors > 0 && plural(errors, 'error')]
  return parts.filter(Boolean).join(' · ')
}

/** Menus are there all the time, and hidden. */
const isShown = (host: HTMLElement) => host.checkVisibility?.({ visibilityProperty: true }) ?? true
