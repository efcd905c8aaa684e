import { loadMaps, onMapsTag } from '../../legacy-shims/google-maps'
import { onceInView } from '../../src/motion/in-view'
import type { Scope } from '../../src/page/scope'
import { showAddresses } from './addresses'
import { drawPinMap, type MapPlan } from './pin-map'

const NEAR = { margin: '200px' }

/**
 * Draws a map of pins, once its canvas is displayed and near the window: never twice into one canvas. Where no map can be
 * drawn, the places are there as text; should a map service come later, they give way to the map.
 */
export function showMap(scope: Scope, plan: MapPlan): void {
  const { canvas, pins } = plan
  let addresses = scope.child()
  let stopWaitingForTag = () => {}

  function showAsText() {
    addresses.dispose()
    addresses = scope.child()
    showAddresses(canvas, pins, addresses)
  }
  async function start() {
    const maps = await loadMaps(scope)
    if (scope.signal.aborted) return
    if (!maps) {
      showAsText()
      stopWaitingForTag()
      stopWaitingForTag = onMapsTag(scope, () => {
        stopWaitingForTag()
        begin()
      })
      return
    }
    const map = scope.child()
    drawPinMap(map, {
      plan,
      maps,
      onNothing(cause) {
        if (cause !== undefined) scope.report(cause)
        map.dispose()
        showAsText()
      },
      onDrawn: () => addresses.dispose(),
    })
  }
  const begin = () => void start().catch(scope.report)
  scope.add(onceInView(scope, canvas, begin, NEAR))
}
