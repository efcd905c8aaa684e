import { currentJQuery } from '../../../../legacy-shims/jquery-events'
import type { Page } from '../../../../src/page/page'

/** Fired at the window, with the feed as `$self` (contract 05 §1.3). */
const BEFORE_LAYOUT = 'cffbeforemasonry'

/** Lets scripts that listen through jQuery change a feed before it is laid out. */
export function tellBeforeLayout(
  feed: HTMLElement,
  { window, report }: Pick<Page, 'window' | 'report'>,
): void {
  const jQuery = currentJQuery(window)
  if (!jQuery?.Event) return
  try {
    jQuery(window).trigger(jQuery.Event(BEFORE_LAYOUT, { $self: jQuery(feed) }))
  } catch (cause) {
    // An error of a listener does not stop the layout.
    report(cause)
  }
}
