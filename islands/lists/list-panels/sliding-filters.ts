import { createAdoption } from '../../../src/dom/adoption'
import { actAsButton } from '../../../src/page/act-as-button'
import { listen } from '../../../src/page/listen'
import { slideDown, slideUp, stopSlide } from '../../../src/page/slide'
import type { Unmount } from '../../../src/runtime/island'
import { panelNear } from './markup'

const SLIDE_MS = 400

/** A link over a list that slides its filters open and shut. */
export function slidingFilters(link: HTMLElement): Unmount | undefined {
  const nearest = panelNear(link)
  if (!nearest) return undefined
  const panel = nearest
  const adopted = createAdoption()
  let isOpen = getComputedStyle(panel).display !== 'none'

  const tell = () => adopted.attribute(link, 'aria-expanded', String(isOpen))
  function toggle(event: Event) {
    event.preventDefault()
    isOpen = !isOpen
    tell()
    if (isOpen) slideDown(panel, { durationMs: SLIDE_MS })
    else slideUp(panel, { durationMs: SLIDE_MS })
  }
  adopted.style(panel, 'display', panel.style.display)
  tell()
  const stops = [actAsButton(link, adopted), listen(link, ['click'], toggle)]
  return () => {
    for (const stop of stops) stop()
    stopSlide(panel)
    adopted.restore()
  }
}
