import { countOf, feedAround } from '../../feed-markup'

/** The limit of texts for which the server prints none (spec feed and page builder §5). */
const NO_LIMIT = 99_999
const LIMIT = 'data-char'

/** A text of a post item that may be cut, and how many characters of it are shown then. */
export interface ItemText {
  readonly text: HTMLElement
  readonly limit: number
}

/** The text of a post or the description of an event (contract 05 §3); null when the item has none. */
export function itemTextOf(item: Element): ItemText | null {
  if (item.classList.contains('cff-event')) {
    const text = item.querySelector<HTMLElement>('.cff-desc .cff-desc-text')
    return text && { text, limit: limitOf(text.parentElement) }
  }
  const text =
    item.querySelector<HTMLElement>('.cff-post-text .cff-text a.cff-post-text-link') ??
    item.querySelector<HTMLElement>('.cff-post-text .cff-text')
  return text && { text, limit: limitOf(feedAround(item)) }
}

/** A limit of 0 counts as none, because nothing would be left before the link. */
const limitOf = (element: Element | null) => (element && countOf(element, LIMIT)) || NO_LIMIT
