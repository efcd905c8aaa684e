import { createAdoption } from '../../../src/dom/adoption'
import type { Mount } from '../../../src/runtime/island'
import { createGallery } from './gallery'
import { readList, readSettings } from './markup'
import { keepSplitHeight } from './split-height'
import { followVariations } from './variations'

/** The pictures of a product: slider, thumbs, zoom, and what the chosen variation does to them (contract 02 §13-15). */
export const mount: Mount = (host, page) => {
  const adopted = createAdoption()
  const options = {
    host,
    page,
    list: readList(host),
    settings: readSettings(page),
    onReady: () => adopted.toggle(host, 'hidden', false),
  }
  let gallery = createGallery(options)
  const stopSplit = keepSplitHeight(host, page.window)
  const stopVariations = followVariations({
    host,
    page,
    gallery: () => gallery,
    replaceSlides(slides) {
      gallery.destroy()
      options.list.replaceChildren(slides)
      gallery = createGallery(options)
    },
  })
  return () => {
    stopVariations()
    stopSplit()
    gallery.destroy()
    adopted.restore()
  }
}
