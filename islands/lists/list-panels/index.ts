import { actAsButton } from '../../../src/dom/act-as-button'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { auxPanel } from './aux-panel'
import { isFilterLink, panelNear } from './markup'

const SLIDE_MS = 400

/** The sliding panels over a list: its filters, and a blog's lists of categories and tags. */
export const mount: Mount = (host, scope) => {
  if (isFilterLink(host)) slidingFilters(host, scope)
  else auxPanel(host, scope)
}

/** A link that opens and closes the filters of a list. */
function slidingFilters(link: HTMLElement, scope: Scope): void {
  const nearest = panelNear(link)
  if (!nearest) return
  const panel = nearest
  const adopted = scope.adopt
  let isOpen = getComputedStyle(panel).display !== 'none'

  const updateExpanded = () => adopted.attribute(link, 'aria-expanded', String(isOpen))
  function toggle(event: Event) {
    event.preventDefault()
    isOpen = !isOpen
    updateExpanded()
    if (isOpen) slideDown(panel, { durationMs: SLIDE_MS })
    else slideUp(panel, { durationMs: SLIDE_MS })
  }
  adopted.style(panel, 'display', panel.style.display)
  updateExpanded()
  scope.add(actAsButton(link, adopted))
  scope.listen(link, 'click', toggle)
  scope.add(() => stopSlide(panel))
}
