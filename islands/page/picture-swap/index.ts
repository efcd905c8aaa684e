import type { Adoption } from '../../../src/dom/adoption'
import type { Mount } from '../../../src/page/island'
import { type PictureSwap, parsePictureSwap } from './setting'

/** Replaces a picture on one page of the site, by the setting `pictureSwap` (contract 03 §17). */
export const mount: Mount = (body, scope) => {
  const { document, settings } = scope
  const swap = parsePictureSwap(settings['pictureSwap'])
  if (!body.classList.contains(`page-id-${swap.pageId}`)) return
  const adopted = scope.adopt
  for (const element of document.querySelectorAll<HTMLElement>(swap.selector)) swapAt(element, swap, adopted)
}

function swapAt(element: HTMLElement, { src, srcset, alt }: PictureSwap, adopted: Adoption) {
  if (!(element instanceof HTMLImageElement)) {
    return adopted.style(element, 'background-image', `url("${escapeForQuotes(src)}")`)
  }
  // In a `picture` the sources take precedence over the image.
  for (const source of element.closest('picture')?.querySelectorAll('source') ?? []) {
    adopted.attribute(source, 'srcset', null)
  }
  adopted.attribute(element, 'srcset', srcset ?? null)
  if (srcset === undefined) adopted.attribute(element, 'sizes', null)
  adopted.attribute(element, 'src', src)
  if (alt !== undefined) adopted.attribute(element, 'alt', alt)
}

/** Escapes what would end a quoted CSS string. */
const escapeForQuotes = (url: string) => url.replace(/["\\\n\r\f]/g, encodeURIComponent)
