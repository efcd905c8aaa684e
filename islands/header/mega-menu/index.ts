import { currentJQuery } from '../../../legacy-shims/jquery-events'
import { createAdoption } from '../../../src/dom/adoption'
import type { Mount } from '../../../src/runtime/island'
import { byPointer } from '../by-pointer'
import { followSection } from '../current-section'
import { createDropdowns } from '../dropdowns'
import { putInContainer } from '../put-in-container'
import { hasThemeOverlay, isInSlideout, themePanelOf, WIDE_PANELS } from './markup'
import { actAsPlugin } from './plugin'

/** Contract 01 §5.5. */
const LEAVE_DELAY_MS = 100

/** The mega-menu plugin's menu: what the theme does to it, and what the plugin does where its script is not on the page. */
export const mount: Mount = (menu, page) => {
  const adopted = createAdoption()
  const stops: (() => void)[] = []
  const isThemes = hasThemeOverlay(menu)
  const fades = isThemes && !isInSlideout(menu)
  if (isThemes) {
    adopted.toggle(menu, 'mega-no-js', false)
    for (const panel of menu.querySelectorAll(WIDE_PANELS)) {
      stops.push(putInContainer(panel, 'section', adopted))
    }
  }
  if (menu.closest('#main-navigation')) stops.push(followSection(menu, page, adopted))
  if (!hasPlugin(page.window)) stops.push(actAsPlugin(menu, page, { adopted, fades }))
  else if (fades) {
    const dropdowns = createDropdowns(menu, { adopted, dropdownOf: themePanelOf })
    stops.push(dropdowns.restore, byPointer(dropdowns, { leaveDelayMs: () => LEAVE_DELAY_MS }))
  }
  return () => {
    for (const stop of stops.reverse()) stop()
    adopted.restore()
  }
}

function hasPlugin(window: Window): boolean {
  const jQuery = currentJQuery(window)
  return jQuery !== undefined && 'maxmegamenu' in jQuery.fn
}
