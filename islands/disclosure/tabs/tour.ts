import type { Adoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/dom/listen'
import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import type { Page } from '../../../src/page/page'
import { runByItself } from '../../../src/slides/run-by-itself'
import { intervalOf, isActive, isDisabled, linksOf, paneOf, tourOf } from './markup'

export interface TourOptions {
  readonly page: Page
  readonly adopted: Adoption
  /** Shows a tab that nobody has chosen. */
  readonly show: (link: HTMLElement) => void
}

/**
 * The tabs of a tour take turns until the visitor chooses one (contract 04 §14). Every click on a tab counts: clicks
 * that were held until laurel was there are told of again by script, and what another script chooses is to stay, too.
 * @returns the way to end it for good
 */
export function startTour(list: Element, { page, adopted, show }: TourOptions): () => void {
  const box = tourOf(list)
  const stand = list.parentElement
  const everyMs = box ? intervalOf(box) : 0
  if (!box || !stand || everyMs === 0) return () => {}
  const canTurn = (link: Element) => paneOf(link) !== null && !isDisabled(link)
  const run = runByItself({ box, buttonIn: stand, everyMs, page, next, what: 'tour' })
  if (!run) return () => {}
  if (page.window.getComputedStyle(stand).position === 'static') adopted.style(stand, 'position', 'relative')
  const offer = () => run.offer(linksOf(list).filter(canTurn).length > 1)
  offer()

  function next() {
    // Others may have added tabs.
    offer()
    const links = linksOf(list)
    const shown = links.findIndex(isActive)
    const following = [...links.slice(shown + 1), ...links.slice(0, Math.max(0, shown))]
    const link = following.find(canTurn)
    if (link) show(link)
  }
  function onClick(event: MouseEvent) {
    if (isPlainClick(event) && closest(event.target, 'a')) end()
  }
  const stopClicks = listen(list, ['click'], onClick, { capture: true })
  function end() {
    stopClicks()
    run?.stop()
  }
  return end
}
