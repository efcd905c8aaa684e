import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import type { OwnScope } from '../../../src/page/scope'
import { startAutoplay } from '../../../src/slides/autoplay'
import { intervalOf, isActive, isDisabled, linksOf, paneOf, tourOf } from './markup'

/**
 * Rotates the tabs of a tour until one is clicked (contract 04 §14). Clicks by script count as well: the
 * runtime replays held clicks by script, and a tab that another script has chosen stays, too.
 * @param scope of the tour, which ends for good with it
 * @param show shows the next tab, without a choice of the visitor's
 */
export function startTour(list: Element, scope: OwnScope, show: (link: HTMLElement) => void): void {
  const box = tourOf(list)
  const container = list.parentElement
  const intervalMs = box ? intervalOf(box) : 0
  if (!box || !container || intervalMs === 0) return
  const isShowable = (link: Element) => paneOf(link) !== null && !isDisabled(link)
  const run = startAutoplay(scope, { box, buttonIn: container, intervalMs, next, moving: 'tour' })
  if (!run) return
  if (scope.window.getComputedStyle(container).position === 'static')
    scope.adopt.style(container, 'position', 'relative')
  /** The button to stop the tour is there only while there is another tab to show. */
  const updateButton = () => run.toggleButton(linksOf(list).filter(isShowable).length > 1)
  updateButton()

  function next() {
    // Other scripts may have added or removed tabs.
    updateButton()
    const links = linksOf(list)
    const shown = links.findIndex(isActive)
    const following = [...links.slice(shown + 1), ...links.slice(0, Math.max(0, shown))]
    const link = following.find(isShowable)
    if (link) show(link)
  }
  function onClick(event: MouseEvent) {
    if (isPlainClick(event) && closest(event.target, 'a')) scope.dispose()
  }
  scope.listen(list, 'click', onClick, { capture: true })
}
