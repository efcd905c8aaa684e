import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'

/**
 * Handles a click on a link.
 * @returns whether the browser's own action is prevented
 * @throws MarkupError when the page lacks an element that it needs
 */
type ClickHandler = (link: HTMLElement) => boolean

/**
 * Handles plain clicks on links anywhere on the page, by their selectors. If a handler fails, the error is reported and
 * the browser's own action goes ahead.
 */
export function onClicks(scope: Scope, handlers: Readonly<Record<string, ClickHandler>>): void {
  function attempt(handler: ClickHandler, link: HTMLElement) {
    try {
      return handler(link)
    } catch (cause) {
      scope.report(cause, 'markup')
      return false
    }
  }
  scope.listen(scope.document, 'click', (event) => {
    const { target } = event
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (!(target instanceof Element)) return
    for (const [selector, handler] of Object.entries(handlers)) {
      const link = closest(target, selector)
      if (!link) continue
      if (attempt(handler, link)) event.preventDefault()
      return
    }
  })
}
