import { triggerJQuery } from '../../../legacy-shims/jquery-events'
import type { Page } from '../../../src/page/page'

/**
 * Triggers a jQuery event on the body for other plugins. What their handlers throw is reported.
 * @returns whether the page has jQuery
 */
export function tellPlugins(
  { document, window, report }: Page,
  name: string,
  args?: readonly unknown[],
): boolean {
  try {
    return triggerJQuery(window, document.body, name, args)
  } catch (cause) {
    report(cause)
    return true
  }
}
