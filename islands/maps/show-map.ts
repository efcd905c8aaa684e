import { loadMaps, onMapsTag } from '../../legacy-shims/google-maps'
import { createAdoption } from '../../src/dom/adoption'
import { onceInView } from '../../src/page/in-view'
import type { Page } from '../../src/page/page'
import { showAddresses } from './addresses'
import type { Pin } from './pin'
import { createPinMap, type MapPlan } from './pin-map'

const NEAR = { margin: '200px' }

/**
 * Draws a map of pins, once its canvas is displayed and near the window: never twice into one canvas. Where no map can be
 * drawn, the places are there as text; should a map service come later, they give way to the map.
 * @returns what undoes all of it
 */
export function showMap(page: Page, plan: MapPlan): () => void {
  const { canvas, pins } = plan
  const adopted = createAdoption()
  let isLeft = false
  let removeAddresses = () => {}
  let removeMap = () => {}
  let stopWaitingForTag = () => {}

  function showAsText(places: readonly Pin[]) {
    removeAddresses()
    removeAddresses = showAddresses(canvas, places)
  }
  function giveUp(cause?: unknown) {
    if (cause !== undefined) page.report(cause)
    removeMap()
    removeMap = () => {}
    showAsText(pins)
  }
  async function start() {
    const maps = await loadMaps(page)
    if (isLeft) return
    if (!maps) {
      showAsText(pins)
      stopWaitingForTag()
      stopWaitingForTag = onMapsTag(page, () => {
        stopWaitingForTag()
        begin()
      })
      return
    }
    const map = createPinMap({
      page,
      plan,
      maps,
      adopted,
      onNothing: giveUp,
      onDrawn: () => removeAddresses(),
    })
    removeMap = map.dispose
    map.begin()
  }
  const begin = () => void start().catch(page.report)
  const callOff = onceInView(page, canvas, begin, NEAR)

  return () => {
    isLeft = true
    callOff()
    stopWaitingForTag()
    removeMap()
    removeAddresses()
    adopted.restore()
  }
}
