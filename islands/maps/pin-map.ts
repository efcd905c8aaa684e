import type { DrawnMap, Maps } from '../../legacy-shims/google-maps'
import { safeImageUrl } from '../../src/page/safe-url'
import type { Scope } from '../../src/page/scope'
import { onSize } from './canvas-size'
import type { Coordinates } from './lat-lng'
import type { MapLook } from './look'
import type { Pin } from './pin'
import { plainText } from './rich-text'
import { viewOf } from './view'

const NAME = 'Map'
/** A longer name is no help to those who hear it. */
const MOST_NAMED = 5

export interface MapPlan {
  readonly canvas: HTMLElement
  readonly pins: readonly Pin[]
  readonly look: MapLook
  /** What several pins have as their middle, where the page says so. */
  readonly centre?: Coordinates | undefined
  /** Whether a canvas of another size shows all pins again; else the middle stays. */
  readonly showsAllOnResize: boolean
}

interface PinMapContext {
  readonly plan: MapPlan
  readonly maps: Maps
  /** There is nothing that could be shown, or no longer. */
  readonly onNothing: (cause?: unknown) => void
  readonly onDrawn: () => void
}

/** The map itself: what is found shows at once, and what is found later joins it. */
export function drawPinMap(scope: Scope, { plan, maps, onNothing, onDrawn }: PinMapContext): void {
  const { canvas, pins, look, centre, showsAllOnResize } = plan
  const found: Coordinates[] = []
  let map: DrawnMap | undefined
  const view = () => viewOf(found, { pins: pins.length, centre })

  function draw() {
    const shown = view()
    if (map || !shown) return
    map = maps.draw(canvas, look, shown)
    scope.adopt.attribute(canvas, 'role', 'group')
    scope.adopt.attribute(canvas, 'aria-label', nameOf(pins))
    scope.add(() => {
      map?.dispose()
      map = undefined
    })
    scope.add(onSize(scope, canvas, resize))
    scope.add(maps.onRefused(() => onNothing()))
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
  function mark({ title, icon, content }: Pin, at: Coordinates) {
    map?.add({ at, title: plainText(title), icon: safeImageUrl(icon), content })
  }
  async function find(pin: Pin) {
    const address = plainText(pin.address)
    const at = address ? await maps.geocode(address) : undefined
    if (!at || scope.signal.aborted) return
    found.push(at)
    draw()
    mark(pin, at)
    showAll()
  }

  try {
    found.push(...pins.flatMap(({ at }) => at ?? []))
    draw()
    for (const pin of pins) if (pin.at) mark(pin, pin.at)
  } catch (cause) {
    onNothing(cause)
    return
  }
  const unplaced = pins.filter(({ at }) => !at)
  const searches = unplaced.map((pin) => find(pin).catch((cause) => scope.report(cause, 'call')))
  void Promise.all(searches).then(() => {
    if (!map && !scope.signal.aborted) onNothing()
  })
}

function nameOf(pins: readonly Pin[]): string {
  const titles = [...new Set(pins.map(({ title }) => plainText(title)).filter(Boolean))]
  if (titles.length === 0) return NAME
  return titles.length > MOST_NAMED ? `${NAME}: ${pins.length} places` : `${NAME}: ${titles.join(', ')}`
}
