import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'

/**
 * What a click on a link asks for.
 * @returns whether it is taken from the browser
 * @throws MarkupError when the page lacks what it takes
 */
export type Act = (link: HTMLElement) => boolean

/**
 * Answers plain clicks on links wherever they are on the page, by their selectors; what fails is reported, and its click
 * is the browser's.
 */
export function onClicks(scope: Scope, acts: Readonly<Record<string, Act>>): void {
  function attempt(act: Act, link: HTMLElement) {
    try {
      return act(link)
    } catch (cause) {
      scope.report(cause, 'markup')
      return false
    }
  }
  scope.listen(scope.document, 'click', (event) => {
    const { target } = event
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (!(target instanceof Element)) return
    for (const [selector, act] of Object.entries(acts)) {
      const link = closest(target, selector)
      if (!link) continue
      if (attempt(act, link)) event.preventDefault()
      return
    }
  })
}
