import { LIGHTBOX_BOUND } from '../../../legacy-shims/globals/ilightbox'
import { readLink } from '../shared/theme-lightbox/read-items'
import type { ThemeItem } from '../shared/theme-lightbox/theme-item'

/** Contract 03 §4.1. */
export const BOUND_CLASS = LIGHTBOX_BOUND
const GROUP = 'data-rel'
export const GALLERY_LINKS = '[data-rel^=ilightbox]'
const SKIPPED = '.ilightbox-skip'
/** Slides that a looping slider has copied. */
const COPIES = '.clone *, .cloned *'

/** Pictures whose first tap shows their overlay, on phones and where the body has these classes. */
const TWO_TAPS = '.animated-overlay > a, .box-link'
const TWO_TAP_BODY = ['mobile-two-click', 'mobile-browser']
const WITHOUT_OVERLAY = '.product-transition-fade > *, .product-transition-zoom > *'

/** Whether the tap is the first of two (contract 01 §21), which another island handles. */
export function isFirstTap(link: Element): boolean {
  const { body } = link.ownerDocument
  if (!TWO_TAP_BODY.every((name) => body.classList.contains(name))) return false
  return link.matches(TWO_TAPS) && !link.matches(WITHOUT_OVERLAY) && !link.classList.contains('hovered')
}

/** The items of a gallery, and the index of the link that was clicked. */
interface Gallery {
  readonly items: readonly ThemeItem[]
  readonly index: number
}

/**
 * Reads the gallery of a link: all links with the same `data-rel`, in document order. Links whose address cannot be
 * shown are left out.
 * @returns undefined when the link itself is left out
 */
export function readGallery(link: Element): Gallery | undefined {
  const found = linksOf(link).flatMap((one) => {
    const item = readLink(one)
    return item ? [{ one, item }] : []
  })
  const index = found.findIndex(({ one }) => one === link)
  return index < 0 ? undefined : { index, items: found.map(({ item }) => item) }
}

/** The items of a group's links that are on the page. */
export function readGroup(document: Document, group: string | null): ThemeItem[] {
  return linksIn(document, group).flatMap((link) => readLink(link) ?? [])
}

/** A link of the group that is on the page. */
export const anyLinkOf = (document: Document, group: string | null) => linksIn(document, group)[0]

export const groupOf = (link: Element) => link.getAttribute(GROUP)

function linksOf(link: Element): Element[] {
  const links = linksIn(link.ownerDocument, groupOf(link))
  return links.some((one) => one === link) ? links : [link]
}

function linksIn(document: Document, group: string | null): HTMLElement[] {
  // Compared as text and not by a selector, since a group may have any name.
  return [...document.querySelectorAll<HTMLElement>(GALLERY_LINKS)].filter(
    (link) => groupOf(link) === group && !link.matches(SKIPPED) && !link.matches(COPIES),
  )
}
