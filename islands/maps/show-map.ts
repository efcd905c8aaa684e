import { loadMaps, onMapsTag } from '../../legacy-shims/google-maps'
import { createAdoption } from '../../src/dom/adoption'
import { onceInView } from '../../src/page/in-view'
import type { Scope } from '../../src/page/scope'
import { showAddresses } from './addresses'
import type { Pin } from './pin'
import { createPinMap, type MapPlan } from './pin-map'

const NEAR = { margin: '200px' }

/**
 * Draws a map of pins, once its canvas is displayed and near the window: never twice into one canvas. Where no map can be
 * drawn, the places are there as text; should a map service come later, they give way to the map.
 */
export function showMap(scope: Scope, plan: MapPlan): void {
  const { canvas, pins } = plan
  const adopted = createAdoption()
  let removeAddresses = () => {}
  let removeMap = () => {}
  let stopWaitingForTag = () => {}

  function showAsText(places: readonly Pin[]) {
    removeAddresses()
    removeAddresses = showAddresses(canvas, places)
  }
  function giveUp(cause?: unknown) {
    if (cause !== undefined) scope.report(cause)
    removeMap()
    removeMap = () => {}
    showAsText(pins)
  }
  async function start() {
    const maps = await loadMaps(scope)
    if (scope.signal.aborted) return
    if (!maps) {
      showAsText(pins)
      stopWaitingForTag()
      stopWaitingForTag = onMapsTag(scope, () => {
        stopWaitingForTag()
        begin()
      })
      return
    }
    const map = createPinMap({
      page: scope,
      plan,
      maps,
      adopted,
      onNothing: giveUp,
      onDrawn: () => removeAddresses(),
    })
    removeMap = map.dispose
    map.begin()
  }
  const begin = () => void start().catch(scope.report)
  scope.add(adopted.restore)
  scope.add(onceInView(scope, canvas, begin, NEAR))

  scope.add(() => removeAddresses())
  scope.add(() => removeMap())
  scope.add(() => stopWaitingForTag())
}
