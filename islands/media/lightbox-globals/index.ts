import { provideLightbox } from '../../../legacy-shims/globals/ilightbox-plugin'
import { onJQuery } from '../../../legacy-shims/jquery-events'
import type { MountAtOnce } from '../../../src/page/island'

/**
 * The lightbox library's jQuery methods (contract 03 §4.2), long before anybody opens anything: inline scripts that the
 * server prints call them at jQuery's ready and in clicks, and would break without them.
 */
export const mount: MountAtOnce = (root, page) =>
  onJQuery(page.window, (jQuery) => provideLightbox(jQuery, root, page))
