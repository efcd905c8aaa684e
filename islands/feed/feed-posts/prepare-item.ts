import type { Adoption } from '../../../src/dom/adoption'
import { itemTextOf } from '../item-text'
import { unwrapEmbeds } from './embeds'
import { showEndDay } from './end-day'
import { driveExpandLink, type ExpandLink, expandLinkOf } from './expand-link'
import { linkTags } from './link-tags'
import { repairParagraphs } from './paragraphs'
import { repairPictures } from './pictures'
import { shorten } from './shorten'
import { openElsewhere } from './text-links'

interface Options {
  readonly adopted: Adoption
  /** Whether the page wants hashtags of texts to be links. */
  readonly tagsInTexts: boolean
  readonly onExpand: () => void
}

/** A post item that is ready, and the way back. */
export interface PreparedItem {
  readonly expandLink: HTMLElement | null
  readonly expand: ExpandLink | undefined
  /** For when other scripts have wrapped its videos. */
  unwrap(): void
  restore(): void
}

/**
 * Makes a new item ready (contract 05 §1.4). Its text is cut last, so that what is shown of it is a copy of what is
 * ready: a tag that the cut goes through still leads to where the whole one does.
 */
export function prepareItem(item: HTMLElement, { adopted, tagsInTexts, onExpand }: Options): PreparedItem {
  const undos = repairParagraphs(item)
  showEndDay(item, adopted)
  repairPictures(item, adopted)
  openElsewhere(item, adopted)
  const tags = linkTags(item, { inTexts: tagsInTexts })

  const itemText = itemTextOf(item)
  const expandLink = itemText && expandLinkOf(itemText.text)
  const text = itemText && expandLink ? shorten(itemText, tags.added) : undefined
  const expand = text && expandLink ? driveExpandLink(expandLink, text, adopted, onExpand) : undefined

  return {
    expandLink,
    expand,
    unwrap: () => void undos.push(...unwrapEmbeds(item)),
    restore() {
      expand?.stop()
      text?.restore()
      tags.restore()
      for (const undo of undos.reverse()) undo()
    },
  }
}
