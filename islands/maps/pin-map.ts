import type { DrawnMap, Maps } from '../../legacy-shims/google-maps'
import type { OwnAdoption } from '../../src/dom/adoption'
import type { Page } from '../../src/page/page'
import { safeImageUrl } from '../../src/page/safe-url'
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
  readonly page: Page
  readonly plan: MapPlan
  readonly maps: Maps
  readonly adopted: OwnAdoption
  /** There is nothing that could be shown, or no longer. */
  readonly onNothing: (cause?: unknown) => void
  readonly onDrawn: () => void
}

/** The map itself: what is found shows at once, and what is found later joins it. */
export function createPinMap({ page, plan, maps, adopted, onNothing, onDrawn }: PinMapContext) {
  const { canvas, pins, look, centre, showsAllOnResize } = plan
  const found: Coordinates[] = []
  let map: DrawnMap | undefined
  let isOver = false
  let stops: (() => void)[] = []
  const view = () => viewOf(found, { pins: pins.length, centre })

  function draw() {
    const shown = view()
    if (map || !shown) return
    map = maps.draw(canvas, look, shown)
    adopted.attribute(canvas, 'role', 'group')
    adopted.attribute(canvas, 'aria-label', nameOf(pins))
    stops = [onSize(page, canvas, resize), maps.onRefused(() => onNothing())]
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
    if (!at || isOver) return
    found.push(at)
    draw()
    mark(pin, at)
    showAll()
  }

  return {
    begin() {
      try {
        found.push(...pins.flatMap(({ at }) => at ?? []))
        draw()
        for (const pin of pins) if (pin.at) mark(pin, pin.at)
      } catch (cause) {
        return onNothing(cause)
      }
      const unplaced = pins.filter(({ at }) => !at)
      const searches = unplaced.map((pin) => find(pin).catch((cause) => page.report(cause, 'call')))
      void Promise.all(searches).then(() => {
        if (!map && !isOver) onNothing()
      })
    },
    dispose() {
      isOver = true
      for (const stop of stops.splice(0)) stop()
      map?.dispose()
      map = undefined
      adopted.restore()
    },
  }
}

function nameOf(pins: readonly Pin[]): string {
  const titles = [...new Set(pins.map(({ title }) => plainText(title)).filter(Boolean))]
  if (titles.length === 0) return NAME
  return titles.length > MOST_NAMED ? `${NAME}: ${pins.length} places` : `${NAME}: ${titles.join(', ')}`
}
