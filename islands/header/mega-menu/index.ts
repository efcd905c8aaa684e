import { currentJQuery } from '../../../legacy-shims/jquery-events'
import type { Mount } from '../../../src/page/island'
import { followSection } from '../current-section'
import { createDropdowns } from '../dropdowns'
import { LEAVE_DELAY_MS } from '../hover-intent'
import { openByPointer } from '../open-by-pointer'
import { wrapInContainer } from '../wrap-in-container'
import { hasThemeOverlay, isInSlideout, themePanelOf, WIDE_PANELS } from './markup'
import { actAsPlugin } from './plugin'

/** The mega-menu plugin's menu: the theme's additions, and the work of the plugin where it is absent. */
export const mount: Mount = (menu, scope) => {
  const adopted = scope.adopt
  const hasOverlay = hasThemeOverlay(menu)
  const hasThemeFades = hasOverlay && !isInSlideout(menu)
  if (hasOverlay) {
    adopted.toggle(menu, 'mega-no-js', false)
    for (const panel of menu.querySelectorAll(WIDE_PANELS)) {
      wrapInContainer(panel, 'section', scope)
    }
  }
  if (menu.closest('#main-navigation')) followSection(menu, scope)
  if (!hasPlugin(scope.window)) actAsPlugin(menu, scope, { hasThemeFades })
  else if (hasThemeFades) {
    const dropdowns = createDropdowns(menu, { adopted, dropdownOf: themePanelOf })
    scope.add(dropdowns.restore)
    openByPointer(dropdowns, { leaveDelayMs: () => LEAVE_DELAY_MS }, scope)
  }
}

function hasPlugin(window: Window): boolean {
  const jQuery = currentJQuery(window)
  return jQuery !== undefined && 'maxmegamenu' in jQuery.fn
}
