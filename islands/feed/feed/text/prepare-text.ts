import type { Adoption } from '../../../../src/dom/adoption'
import { unwrapEmbeds } from './embeds'
import { type ExpandParts, expandLinkOf, readExpandParts } from './expand-parts'
import { repairPictures } from './image-proxy'
import { itemTextOf } from './item-text'
import { repairParagraphs } from './paragraphs'
import { shorten } from './shorten'
import { linkTags, openInNewWindow } from './text-links'

const EVENT = '.cff-timeline-event, .cff-event'
/** The element `k` holds the day of a date. The plugin's CSS hides that of the end. */
const END_DAY = '.cff-date .cff-end-date k'
const END = '.cff-end-date'
const START_DAY = '.cff-start-date k'

interface Options {
  readonly adopted: Adoption
  /** Whether the page wants hashtags of texts to be links. */
  readonly tagsInTexts: boolean
  /** Called when the whole text has its links, before it is cut. */
  readonly beforeCut: () => void
}

/** The prepared text of a post, and its undo. */
export interface PreparedText {
  /** The link that shows the whole of a cut text; undefined where nothing was cut. */
  readonly expand: ExpandParts | undefined
  /** Unwraps videos that other scripts have wrapped. */
  unwrap(): void
  restore(): void
}

/**
 * Prepares the text of a new item (contract 05 §1.4). The text is cut last, so that the shown part is a copy of the
 * prepared text: a tag that the cut shortens still leads to the page of the whole tag.
 */
export function prepareText(item: HTMLElement, { adopted, tagsInTexts, beforeCut }: Options): PreparedText {
  const undos = repairParagraphs(item)
  showEndDay(item, adopted)
  repairPictures(item, adopted)
  openInNewWindow(item, adopted)
  const tags = linkTags(item, { inTexts: tagsInTexts })
  beforeCut()
  const itemText = itemTextOf(item)
  const link = itemText && expandLinkOf(itemText.text)
  const text = itemText && link ? shorten(itemText, tags.added) : undefined
  let isRestored = false
  return {
    expand: link && text ? readExpandParts(link, text) : undefined,
    unwrap() {
      if (!isRestored) undos.push(...unwrapEmbeds(item))
    },
    restore() {
      isRestored = true
      text?.restore()
      tags.restore()
      for (const undo of undos.reverse()) undo()
    },
  }
}

/** Shows the last day of an event that ends on another day than it begins (contract 05 §8). */
function showEndDay(item: Element, adopted: Adoption): void {
  if (!item.matches(EVENT)) return
  for (const day of item.querySelectorAll<HTMLElement>(END_DAY)) {
    const start = day.closest(END)?.parentElement?.querySelector(START_DAY)
    if (dayOf(day) !== dayOf(start)) adopted.style(day, 'display', 'inline')
  }
}

const dayOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
