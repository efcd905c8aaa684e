import { createAdoption } from '../../../src/dom/adoption'
import { fullSizeLinkOf, pictureOf } from './markup'
import type { VariationPicture } from './variation-data'

/**
 * Shows the picture of the chosen variation on a slide. The shop plugin does so only in markup that this
 * theme does not print.
 * @returns a function that restores what the server has printed
 */
export function showOnSlide(slide: HTMLElement, shown: VariationPicture): () => void {
  const adopted = createAdoption()
  const picture = pictureOf(slide)
  if (!picture) return () => {}
  adopted.attribute(picture, 'srcset', shown.srcset)
  adopted.attribute(picture, 'sizes', shown.sizes)
  adopted.attribute(picture, 'src', shown.src)
  if (shown.alt !== null) adopted.attribute(picture, 'alt', shown.alt)
  adopted.attribute(picture, 'data-zoom-image', shown.fullSize)
  adopted.attribute(slide, 'data-thumb', shown.fullSize)
  const link = fullSizeLinkOf(slide)
  if (link) adopted.attribute(link, 'href', shown.fullSize)
  return adopted.restore
}
