import { loadMaps, onMapsTag } from '../../legacy-shims/google-maps'
import { onceInView } from '../../src/motion/in-view'
import type { Scope } from '../../src/page/scope'
import { showAddressList } from './address-list'
import { drawPinMap, type MapPlan } from './pin-map'

const NEAR_VIEWPORT = { margin: '200px' }

/**
 * Draws a map of pins when its canvas comes near the viewport. Where no map can be drawn, a list of the
 * addresses is shown instead, until a map service is added to the page.
 */
export function showMap(scope: Scope, plan: MapPlan): void {
  const { canvas, pins } = plan
  let addresses = scope.child()
  let stopWaitingForTag = () => {}

  function showAsText() {
    addresses.dispose()
    addresses = scope.child()
    showAddressList(canvas, pins, addresses)
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
      onUnavailable(cause) {
        if (cause !== undefined) scope.report(cause)
        map.dispose()
        showAsText()
      },
      onDrawn: () => addresses.dispose(),
    })
  }
  const begin = () => void start().catch(scope.report)
  scope.add(onceInView(scope, canvas, begin, NEAR_VIEWPORT))
}
