import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { blockCheckout } from './block-checkout'
import { followConsent, knownConsent } from './consent'
import { provideLibrary } from './library'
import { isTracking, readSettings, type Settings } from './settings'
import { fillStamps } from './stamps'
import { createTracking, hasPluginScript, pluginValues, provideCalls } from './tracking'
import { valueAt } from './value-at'

/**
 * Stores the source of the visit in cookies and sends it with orders and registrations (contract 07 E; spec
 * storefront §3). It is fetched while the page loads, so it imports little shared code.
 */
export const mount: Mount = (_, scope) => {
  const settings = readSettings(scope.window)
  if (!settings) return
  if (hasPluginScript(settings)) followPluginScript(scope, settings)
  else attribute(scope, settings)
}

function attribute(scope: Scope, settings: Settings): void {
  const { consentCategory: category } = settings
  const tracking = createTracking(scope, settings, update)
  const refresh = fillStamps(scope, settings, tracking.values)
  const updateBlocks = blockCheckout(scope, () => updateBlocks(tracking.values()))
  function update() {
    refresh()
    updateBlocks(tracking.values())
  }

  scope.add(provideLibrary(scope.window, () => isTracking(settings)))
  scope.add(provideCalls(settings, tracking))
  if (category) followConsent(scope, category, tracking.set)
  const printed = valueAt(settings.global, ['params', 'allowTracking'])
  tracking.set((category && knownConsent(scope, category)) ?? printed)
}

/**
 * Beside the shop plugin's own script, only elements that are added later are filled in (contract 07 E8.2
 * and E8.3).
 */
function followPluginScript(scope: Scope, settings: Settings): void {
  const refresh = fillStamps(scope, settings, () => pluginValues(scope, settings))
  refresh()
  const { consentCategory } = settings
  if (consentCategory) followConsent(scope, consentCategory, refresh)
}
