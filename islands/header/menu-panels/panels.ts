import type { PanelControl } from '../../../src/overlay/panel'
import { createPanelTimers } from '../../../src/overlay/panel-timers'
import type { Scope } from '../../../src/page/scope'
import { isPanelOpen, type Panel } from '../../../src/state/open-panel'
import { holdHeader } from './held-header'
import { hideNavigation } from './hidden-navigation'
import { OPENERS, slideoutOf } from './markup'
import { createFullSuperSearch, createOverlayMenu } from './overlays'
import { createPushNavigation } from './push-navigation'
import { createSlideout } from './slideouts'

/** The header is fixed to the window again once the page has moved back. */
const HEADER_RELEASE_MS = 1000
/** Panels that move the page aside. */
const PAGE_MOVING_PANELS: readonly Panel[] = ['left-slideout', 'right-slideout', 'push-navigation']

/**
 * The panels that the header's icons open: slide-outs, overlay menu, full-screen search, push navigation.
 * @returns the panel of an opener
 */
export function createMenuPanels(scope: Scope): (opener: Element) => PanelControl {
  const { document, window } = scope
  // A scope of its own, so that styles are restored last, when the panels have closed.
  const adopted = scope.child().adopt
  const timers = createPanelTimers()
  const header = holdHeader(document, window)
  const navigation = hideNavigation(document, adopted)
  const overlayParts = { adopted, timers, navigation }
  const slideoutParts = {
    adopted,
    timers,
    holdHeader: header.hold,
    releaseHeader() {
      timers.after('header', HEADER_RELEASE_MS, () => {
        if (!PAGE_MOVING_PANELS.some(isPanelOpen)) header.release()
      })
    },
  }
  const slideouts = {
    'left-slideout': createSlideout(scope, 'left-slideout', slideoutParts),
    'right-slideout': createSlideout(scope, 'right-slideout', slideoutParts),
  }
  const overlayMenu = createOverlayMenu(scope, overlayParts)
  const superSearch = createFullSuperSearch(scope, overlayParts)
  const pushNavigation = createPushNavigation(scope, slideoutParts)

  return (opener) => {
    if (opener.matches(OPENERS.slideout)) return slideouts[slideoutOf(opener)]
    if (opener.matches(OPENERS.overlayMenu)) return overlayMenu
    return opener.matches(OPENERS.superSearch) ? superSearch : pushNavigation
  }
}
