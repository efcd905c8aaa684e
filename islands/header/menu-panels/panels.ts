import { createAdoption } from '../../../src/dom/adoption'
import type { Page } from '../../../src/page/page'
import { createPanelTimers } from '../../../src/page/panel-timers'
import { isPanelOpen, type Panel } from '../../../src/state/open-panel'
import type { PanelControl } from '../../../src/state/panel'
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

export interface MenuPanels {
  controlOf(opener: Element): PanelControl
  dispose(): void
}

/** The panels that the header's icons open: slide-outs, overlay menu, full-screen search, push navigation. */
export function createMenuPanels(page: Page): MenuPanels {
  const { document, window } = page
  const adopted = createAdoption()
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
    'left-slideout': createSlideout(page, 'left-slideout', moving),
    'right-slideout': createSlideout(page, 'right-slideout', moving),
  }
  const overlayMenu = createOverlayMenu(page, overlay)
  const superSearch = createFullSuperSearch(page, overlay)
  const pushNavigation = createPushNavigation(page, moving)

  return {
    controlOf(opener) {
      if (opener.matches(OPENERS.slideout)) return slideouts[slideoutOf(opener)]
      if (opener.matches(OPENERS.overlayMenu)) return overlayMenu
      return opener.matches(OPENERS.superSearch) ? superSearch : pushNavigation
    },
    dispose() {
      const panels = [...Object.values(slideouts), overlayMenu, superSearch, pushNavigation]
      for (const panel of panels) panel.dispose()
      adopted.restore()
    },
  }
}
