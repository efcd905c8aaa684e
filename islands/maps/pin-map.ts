import type { DrawnMap, Maps } from '../../legacy-shims/google-maps'
import type { Coordinates, MapLook } from '../../legacy-shims/google-maps/map-options'
import { safeImageUrl } from '../../src/page/safe-url'
import type { Scope } from '../../src/page/scope'
import { plural, text } from '../../src/page/text'
import { onResize } from './canvas-resize'
import { plainText } from './rich-text'
import { viewOf } from './view'

/** Screen readers read the whole label: with more titles than this it gives their number only. */
const MAX_TITLES_IN_LABEL = 5

/** One place on a map; its texts may contain simple markup. */
export interface Pin {
  readonly title: string
  readonly address: string
  /** Without coordinates the place is found by its address. */
  readonly at?: Coordinates | undefined
  /** URL of the marker picture; empty for the default marker. */
  readonly icon: string
  /** Creates the content of the info window, each time that it opens. */
  readonly content: () => HTMLElement
}

export interface MapPlan {
  readonly canvas: HTMLElement
  readonly pins: readonly Pin[]
  readonly look: MapLook
  /** The centre of a map with several pins, where the page sets one. */
  readonly centre?: Coordinates | undefined
  /** Whether a resize shows all pins again; otherwise the centre stays. */
  readonly showsAllOnResize: boolean
}

interface PinMapContext {
  readonly plan: MapPlan
  readonly maps: Maps
  /** Called when the map cannot be shown, or no longer. */
  readonly onUnavailable: (cause?: unknown) => void
  readonly onDrawn: () => void
}

/**
 * Draws the map with the pins whose coordinates are known, and adds the others as their addresses are found.
 */
export function drawPinMap(scope: Scope, { plan, maps, onUnavailable, onDrawn }: PinMapContext): void {
  const { canvas, pins, look, centre, showsAllOnResize } = plan
  const found: Coordinates[] = []
  let map: DrawnMap | undefined
  const view = () => viewOf(found, { pins: pins.length, centre })

  function draw() {
    const shown = view()
    if (map || !shown) return
    map = maps.draw(canvas, look, shown)
    scope.adopt.attribute(canvas, 'role', 'group')
    scope.adopt.attribute(canvas, 'aria-label', labelOf(pins))
    scope.add(() => {
      map?.dispose()
      map = undefined
    })
    scope.add(onResize(scope, canvas, resize))
    scope.add(maps.onRefused(() => onUnavailable()))
    onDrawn()
  }
  function showAll() {
    const shown = view()
    if (shown) map?.show(shown)
  }
  function resize({ isFirst }: { readonly isFirst: boolean }) {
    map?.fitCanvas()
    if (isFirst || showsAllOnResize) showAll()
  }
  function addMarker({ title, icon, content }: Pin, at: Coordinates) {
    map?.add({ at, title: plainText(title), icon: safeImageUrl(icon), content })
  }
  async function find(pin: Pin) {
    const address = plainText(pin.address)
    const at = address ? await maps.geocode(address) : undefined
    if (!at || scope.signal.aborted) return
    found.push(at)
    draw()
    addMarker(pin, at)
    showAll()
  }

  try {
    found.push(...pins.flatMap(({ at }) => at ?? []))
    draw()
    for (const pin of pins) if (pin.at) addMarker(pin, pin.at)
  } catch (cause) {
    onUnavailable(cause)
    return
  }
  const unplaced = pins.filter(({ at }) => !at)
  const searches = unplaced.map((pin) => find(pin).catch((cause) => scope.report(cause, 'call')))
  void Promise.all(searches).then(() => {
    if (!map && !scope.signal.aborted) onUnavailable()
  })
}

function labelOf(pins: readonly Pin[]): string {
  const titles = [...new Set(pins.map(({ title }) => plainText(title)).filter(Boolean))]
  const map = text('common.map', 'Map')
  if (titles.length === 0) return map
  if (titles.length <= MAX_TITLES_IN_LABEL) return `${map}: ${titles.join(', ')}`
  const places = plural('common.places', pins.length, { one: '{count} place', other: '{count} places' })
  return `${map}: ${places}`
}
