import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { blockCheckout } from './block-checkout'
import { consentSoFar, followConsent } from './consent'
import { provideLibrary } from './library'
import { reach } from './reach'
import { isTracking, readSettings, type Settings } from './settings'
import { followStamps } from './stamps'
import { createTracking, isSwitchTheirs, provideCalls, theirValues } from './tracking'

/**
 * Where the visitor came from, kept in cookies and sent with orders and registrations (contract 07 E; spec storefront §3).
 * It is fetched while the page loads and so uses nothing of the kit, which is larger than all of this.
 */
export const mount: Mount = (_, scope) => {
  const settings = readSettings(scope.window)
  if (!settings) return
  if (isSwitchTheirs(settings)) followTheirs(scope, settings)
  else attribute(scope, settings)
}

function attribute(scope: Scope, settings: Settings): void {
  const { consentCategory: category } = settings
  const tracking = createTracking(scope, settings, tell)
  const refresh = followStamps(scope, settings, tracking.values)
  const tellBlocks = blockCheckout(scope, () => tellBlocks(tracking.values()))
  function tell() {
    refresh()
    tellBlocks(tracking.values())
  }

  scope.add(provideLibrary(scope.window, () => isTracking(settings)))
  scope.add(provideCalls(settings, tracking))
  if (category) followConsent(scope, category, tracking.set)
  const printed = reach(settings.global, ['params', 'allowTracking'])
  tracking.set((category && consentSoFar(scope, category)) ?? printed)
}

/**
 * The shop plugin's own script runs: what it does not see are the elements that come later (contract 07 E8.2 and
 * E8.3).
 */
function followTheirs(scope: Scope, settings: Settings): void {
  const refresh = followStamps(scope, settings, () => theirValues(scope, settings))
  refresh()
  const { consentCategory } = settings
  if (consentCategory) followConsent(scope, consentCategory, refresh)
}
