import { provideLightbox } from '../../../legacy-shims/globals/ilightbox-plugin'
import { onJQuery } from '../../../legacy-shims/jquery-events'
import type { MountAtOnce } from '../../../src/page/island'

/**
 * Provides the lightbox library's jQuery methods (contract 03 §4.2) from the start, since inline scripts call them at
 * jQuery's `ready`.
 */
export const mount: MountAtOnce = (root, page) =>
  onJQuery(page.window, (jQuery) => provideLightbox(jQuery, root, page))
