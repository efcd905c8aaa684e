import { LIGHTBOX_BOUND } from '../../../legacy-shims/globals/ilightbox'
import { readLink } from '../theme-lightbox/read-items'
import type { ThemeItem } from '../theme-lightbox/theme-item'

/** Contract 03 §4.1. */
export const BOUND_CLASS = LIGHTBOX_BOUND
const GROUP = 'data-rel'
const LINKS = '[data-rel^=ilightbox]'
const SKIPPED = '.ilightbox-skip'
/** Copies of slides, by which a slider goes round. */
const COPIES = '.clone *, .cloned *'

/** Pictures that show what lies over them first, on phones and in shops with these classes of the body. */
const TWO_TAPS = '.animated-overlay > a, .box-link'
const TWO_TAP_BODY = ['mobile-two-click', 'mobile-browser']
const AT_ONCE = '.product-transition-fade > *, .product-transition-zoom > *'

/** Whether the tap is the first of two (contract 01 §21): it is another island's, whichever of the two hears of it first. */
export function isFirstTap(link: Element): boolean {
  const { body } = link.ownerDocument
  if (!TWO_TAP_BODY.every((name) => body.classList.contains(name))) return false
  return link.matches(TWO_TAPS) && !link.matches(AT_ONCE) && !link.classList.contains('hovered')
}

/** What a link shows, and where that stands among the others of its gallery. */
export interface Gallery {
  readonly items: readonly ThemeItem[]
  readonly index: number
}

export const GALLERY_LINKS = LINKS

/**
 * Reads the gallery of a link as it is at this moment: all links of the same `data-rel`, in the order of the page.
 * Links that lead nowhere are left out.
 * @returns undefined when the link itself is one of those
 */
export function readGallery(link: Element): Gallery | undefined {
  const found = linksOf(link).flatMap((one) => {
    const item = readLink(one)
    return item ? [{ one, item }] : []
  })
  const index = found.findIndex(({ one }) => one === link)
  return index < 0 ? undefined : { index, items: found.map(({ item }) => item) }
}

/** The items of a group, whichever of its links are left. */
export function readGroup(document: Document, group: string | null): ThemeItem[] {
  return linksIn(document, group).flatMap((link) => readLink(link) ?? [])
}

/** A link of the group that is still there. */
export const anyLinkOf = (document: Document, group: string | null) => linksIn(document, group)[0]

export const groupOf = (link: Element) => link.getAttribute(GROUP)

function linksOf(link: Element): Element[] {
  const links = linksIn(link.ownerDocument, groupOf(link))
  return links.some((one) => one === link) ? links : [link]
}

function linksIn(document: Document, group: string | null): HTMLElement[] {
  // Compared as a text: a group may have any name.
  return [...document.querySelectorAll<HTMLElement>(LINKS)].filter(
    (link) => groupOf(link) === group && !link.matches(SKIPPED) && !link.matches(COPIES),
  )
}
