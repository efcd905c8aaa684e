import { currentJQuery } from '../../../legacy-shims/jquery-events'
import type { Mount } from '../../../src/page/island'
import { byPointer } from '../by-pointer'
import { followSection } from '../current-section'
import { createDropdowns } from '../dropdowns'
import { putInContainer } from '../put-in-container'
import { hasThemeOverlay, isInSlideout, themePanelOf, WIDE_PANELS } from './markup'
import { actAsPlugin } from './plugin'

/** Contract 01 §5.5. */
const LEAVE_DELAY_MS = 100

/** The mega-menu plugin's menu: what the theme does to it, and what the plugin does where its script is not on the page. */
export const mount: Mount = (menu, scope) => {
  const adopted = scope.adopt
  const isThemes = hasThemeOverlay(menu)
  const fades = isThemes && !isInSlideout(menu)
  if (isThemes) {
    adopted.toggle(menu, 'mega-no-js', false)
    for (const panel of menu.querySelectorAll(WIDE_PANELS)) {
      putInContainer(panel, 'section', scope)
    }
  }
  if (menu.closest('#main-navigation')) followSection(menu, scope)
  if (!hasPlugin(scope.window)) actAsPlugin(menu, scope, { fades })
  else if (fades) {
    const dropdowns = createDropdowns(menu, { adopted, dropdownOf: themePanelOf })
    scope.add(dropdowns.restore)
    byPointer(dropdowns, { leaveDelayMs: () => LEAVE_DELAY_MS }, scope)
  }
}

function hasPlugin(window: Window): boolean {
  const jQuery = currentJQuery(window)
  return jQuery !== undefined && 'maxmegamenu' in jQuery.fn
}
