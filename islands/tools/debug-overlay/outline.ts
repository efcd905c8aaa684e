import { isWholePage, mostImportant, type Place, type State } from './place'
import { type Facts, formatMs, plural } from './rows'

/** The frame around a host, in px from the window's upper left corner. */
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

/** The position of a label in its frame that is in view, in px. */
export interface LabelPlace {
  readonly side: 'left' | 'right'
  readonly inset: number
  readonly top: number
}

/** Right of this share of the window, labels are aligned to the right, so that the window does not cut them off. */
const RIGHT_FROM = 0.6

/** More outlines would hide the page, and take longer than a frame to draw. */
const MOST_OUTLINES = 300

/** Measures the outlines of all hosts in view; writes nothing. */
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
    // Last, as it takes the most time.
    if (!isShown(host)) continue
    const label = own.map((place) => labelOf(place, facts)).join('\n')
    const state = mostImportant(own.map((place) => place.state))
    const labelPlace = placeLabel({ left, right, top }, window)
    outlines.push({ host, state, label, left, top, width, height, labelPlace })
  }
  return outlines
}

/** In view, even if the host begins or ends outside of the window. */
function placeLabel(
  { left, right, top }: Pick<DOMRect, 'left' | 'right' | 'top'>,
  { innerWidth }: Window,
): LabelPlace {
  const side = left > innerWidth * RIGHT_FROM ? 'right' : 'left'
  return { side, inset: Math.max(0, side === 'left' ? -left : right - innerWidth), top: Math.max(0, -top) }
}

/** `mini-cart · intent · awake · 12 ms · 1 error`, with the time of fetching its code. */
function labelOf({ island: { name, wake }, state }: Place, facts: Facts): string {
  const fetch = facts.fetchOf(name)
  const errors = facts.errorsOf(name).length
  const parts = [name, wake, state, fetch && formatMs(fetch.tookMs), errors > 0 && plural(errors, 'error')]
  return parts.filter(Boolean).join(' · ')
}

/** Whether the host is visible: closed menus, for instance, are not. */
const isShown = (host: HTMLElement) => host.checkVisibility?.({ visibilityProperty: true }) ?? true
