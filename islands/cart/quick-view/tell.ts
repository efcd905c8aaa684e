import { triggerJQuery } from '../../../legacy-shims/jquery-events'
import type { Page } from '../../../src/page/page'

/**
 * Tells other plugins of something, through jQuery and at the body. What goes wrong in them is reported, and stops
 * nothing here.
 * @returns whether there was a jQuery to tell it with
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
