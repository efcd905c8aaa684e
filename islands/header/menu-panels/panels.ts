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

/** The header goes back to the window once the page stands still again. */
const HEADER_BACK_MS = 1000
/** Panels that move the page. */
const MOVING: readonly Panel[] = ['left-slideout', 'right-slideout', 'push-navigation']

/**
 * The panels that the header's icons open: slide-outs, overlay menu, full-screen search, push navigation.
 * @returns finds the one that an opener opens
 */
export function createMenuPanels(scope: Scope): (opener: Element) => PanelControl {
  const { document, window } = scope
  // Given back last, when the panels have closed.
  const adopted = scope.child().adopt
  const timers = createPanelTimers()
  const header = holdHeader(document, window)
  const navigation = hideNavigation(document, adopted)
  const overlay = { adopted, timers, navigation }
  const moving = {
    adopted,
    timers,
    holdHeader: header.hold,
    releaseHeader() {
      timers.after('header', HEADER_BACK_MS, () => {
        if (!MOVING.some(isPanelOpen)) header.release()
      })
    },
  }
  const slideouts = {
    'left-slideout': createSlideout(scope, 'left-slideout', moving),
    'right-slideout': createSlideout(scope, 'right-slideout', moving),
  }
  const overlayMenu = createOverlayMenu(scope, overlay)
  const superSearch = createFullSuperSearch(scope, overlay)
  const pushNavigation = createPushNavigation(scope, moving)

  return (opener) => {
    if (opener.matches(OPENERS.slideout)) return slideouts[slideoutOf(opener)]
    if (opener.matches(OPENERS.overlayMenu)) return overlayMenu
    return opener.matches(OPENERS.superSearch) ? superSearch : pushNavigation
  }
}
