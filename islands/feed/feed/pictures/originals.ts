import type { Adoption } from '../../../../src/dom/adoption'
import { matches } from '../../../../src/dom/query'
import { safeImageUrl } from '../../../../src/page/safe-url'
import { itemAround } from '../../feed-markup'
import { LINK } from '../../lightbox-link'
import { FULL_SIZE, ORIGINAL, originalOf } from './markup'
import { showOriginal } from './repair'

/** Whether the network has named a post's largest picture. */
type HasFullImage = (item: Element) => boolean

/** Shows the originals, where the server makes no smaller copies (contract 05 §12.5). */
export function showOriginals(root: Element, adopted: Adoption, hasFullImage: HasFullImage): void {
  for (const link of root.querySelectorAll<HTMLElement>(LINK)) linkOriginal(link, adopted, hasFullImage)
  for (const image of root.querySelectorAll<HTMLImageElement>(`img[${ORIGINAL}]`))
    showOriginal(image, adopted)
}

/** Does the same for links that were added later. */
export function linkOriginals(
  roots: readonly Element[],
  adopted: Adoption,
  hasFullImage: HasFullImage,
): void {
  for (const root of roots) if (matches(root, LINK)) linkOriginal(root, adopted, hasFullImage)
}

function linkOriginal(link: Element, adopted: Adoption, hasFullImage: HasFullImage) {
  const item = itemAround(link)
  // The link leads to the network's largest picture.
  if (item && hasFullImage(item)) return
  const image = link.parentElement?.querySelector(`img[${ORIGINAL}]`)
  const url = safeImageUrl(item?.getAttribute(FULL_SIZE) || (image && originalOf(image)))
  if (url) adopted.attribute(link, 'href', url)
}
