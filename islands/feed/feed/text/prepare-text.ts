import type { Adoption } from '../../../../src/dom/adoption'
import { unwrapEmbeds } from './embeds'
import { showEndDay } from './end-day'
import { type ExpandParts, expandLinkOf, readExpandParts } from './expand-parts'
import { repairPictures } from './image-proxy'
import { itemTextOf } from './item-text'
import { repairParagraphs } from './paragraphs'
import { shorten } from './shorten'
import { linkTags, openInNewWindow } from './text-links'

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
