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
}

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
    if (width <= 0 || height <= 0 || !isShown(host)) continue
    if (bottom <= 0 || right <= 0 || top >= window.innerHeight || left >= window.innerWidth) continue
    const label = own.map((place) => labelOf(place, facts)).join('\n')
    outlines.push({ host, state: foremost(own.map(({ state }) => state)), label, left, top, width, height })
  }
  return outlines
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
