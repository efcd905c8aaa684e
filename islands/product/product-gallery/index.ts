import { afterFrame } from '../../../src/motion/after-frame'
import type { Mount } from '../../../src/page/island'
import { createGallery } from './gallery'
import { readList, readSettings } from './markup'
import { keepSplitHeight } from './split-height'
import { followVariations } from './variations'

/**
 * The pictures of a product: slider, thumbs and zoom, which follow the chosen variation (contract 02 §13 to
 * §15).
 */
export const mount: Mount = (host, scope) => {
  const options = {
    host,
    list: readList(host),
    settings: readSettings(scope),
    onReady: () => scope.adopt.toggle(host, 'hidden', false),
  }
  let gallery = createGallery(options, scope)
  // The browser has laid out the page by then: measuring makes it lay out the gallery alone.
  scope.add(afterFrame(scope.window, () => gallery.show()))
  keepSplitHeight(host, scope)
  followVariations(host, scope, {
    gallery: () => gallery,
    replaceSlides(slides) {
      gallery.destroy()
      options.list.replaceChildren(slides)
      gallery = createGallery(options, scope)
      gallery.show()
    },
  })
}
