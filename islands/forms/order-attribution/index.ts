import type { Page } from '../../../src/page/page'
import type { Mount, Unmount } from '../../../src/runtime/island'
import { createBlockCheckout } from './block-checkout'
import { consentSoFar, followConsent } from './consent'
import { provideLibrary } from './library'
import { reach } from './reach'
import { isTracking, readSettings, type Settings } from './settings'
import { createStamps } from './stamps'
import { createTracking, isSwitchTheirs, provideCalls, theirValues } from './tracking'

/**
 * Where the visitor came from, kept in cookies and sent with orders and registrations (contract 07 E; spec storefront §3).
 * It is fetched while the page loads and so uses nothing of the kit, which is larger than all of this.
 */
export const mount: Mount = (_, scope) => {
  const settings = readSettings(scope.window)
  if (!settings) return
  scope.add(isSwitchTheirs(settings) ? followTheirs(scope, settings) : attribute(scope, settings))
}

function attribute(page: Page, settings: Settings): Unmount {
  const { consentCategory: category } = settings
  const tracking = createTracking(page, settings, tell)
  const stamps = createStamps(page, settings, tracking.values)
  const blocks = createBlockCheckout(page, () => blocks.tell(tracking.values()))
  function tell() {
    stamps.refresh()
    blocks.tell(tracking.values())
  }

  const stops = [
    provideLibrary(page.window, () => isTracking(settings)),
    provideCalls(settings, tracking),
    stamps.stop,
    blocks.stop,
  ]
  if (category) stops.push(followConsent(page, category, tracking.set))
  const printed = reach(settings.global, ['params', 'allowTracking'])
  tracking.set((category && consentSoFar(page, category)) ?? printed)
  return () => {
    for (const stop of stops.reverse()) stop()
  }
}

/** The shop plugin's own script runs: what it does not see are the elements that come later (contract 07 E8, 2 and 3). */
function followTheirs(page: Page, settings: Settings): Unmount {
  const stamps = createStamps(page, settings, () => theirValues(page, settings))
  stamps.refresh()
  const { consentCategory } = settings
  const stop = consentCategory ? followConsent(page, consentCategory, stamps.refresh) : () => {}
  return () => {
    stop()
    stamps.stop()
  }
}
