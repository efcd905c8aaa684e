import type { Adoption } from '../../../src/dom/adoption'
import type { Mount } from '../../../src/page/island'
import { type PictureSwap, parsePictureSwap } from './setting'

/** Shows another picture on one page of the site, as its setting says (contract 03 §17). */
export const mount: Mount = (body, scope) => {
  const { document, settings } = scope
  const swap = parsePictureSwap(settings['pictureSwap'])
  if (!body.classList.contains(`page-id-${swap.pageId}`)) return
  const adopted = scope.adopt
  for (const element of document.querySelectorAll<HTMLElement>(swap.selector)) swapAt(element, swap, adopted)
}

function swapAt(element: HTMLElement, { src, srcset, alt }: PictureSwap, adopted: Adoption) {
  if (!(element instanceof HTMLImageElement)) {
    return adopted.style(element, 'background-image', `url("${inQuotes(src)}")`)
  }
  // In a `picture` the sources would win.
  for (const source of element.closest('picture')?.querySelectorAll('source') ?? []) {
    adopted.attribute(source, 'srcset', null)
  }
  adopted.attribute(element, 'srcset', srcset ?? null)
  if (srcset === undefined) adopted.attribute(element, 'sizes', null)
  adopted.attribute(element, 'src', src)
  if (alt !== undefined) adopted.attribute(element, 'alt', alt)
}

/** An address that can not end the quotes around it in CSS. */
const inQuotes = (url: string) => url.replace(/["\\\n\r\f]/g, encodeURIComponent)
