import { provideFeedObject } from '../../../../legacy-shims/globals/feed-objects'
import { layOutList } from '../../../../src/page/list-layout'
import type { Scope } from '../../../../src/page/scope'
import { itemAround } from '../../feed-markup'
import { afterResize } from '../after-resize'
import { batchReads } from '../batched-reads'
import { type Items, readyItems } from '../items'
import { refit, showPicture } from './fit-container'
import { fullPictureOf } from './markup'
import { linkOriginals, showOriginals } from './originals'
import {
  alignLazySources,
  imagesIn,
  isRepairable,
  repairImage,
  replacePlaceholder,
  replaceRemainingPlaceholders,
} from './repair'
import { createResizing } from './resizing'
import { createSubmission } from './submission'
import { createUpgrades, needingResizing } from './upgrade'
import { watchPictures } from './watch-pictures'

/** In ms (contract 05 §12.6, §13.1). */
const LEFT_PLACEHOLDERS_AFTER_MS = 1250
const LAYOUT_AFTER_ERROR_MS = 1500

/** A feed's pictures. Each shows the smallest source that is large enough, and another one when that fails. */
export interface Pictures {
  /** Whether the server makes smaller copies of them (contract 05 §12.1). */
  hasResizing(): boolean
  /** Called when the set of items has changed. */
  renew(): void
  /** Called with newly ready posts. */
  prepare(items: readonly HTMLElement[]): void
}

/** @param scope a child scope of its own */
export function createPictures(feed: HTMLElement, items: Items, scope: Scope): Pictures {
  const { window } = scope
  // This undo runs last, when the pictures' attributes are restored.
  scope.add(() => {
    for (const image of imagesIn(feed)) refit(image)
  })
  const adopted = scope.adopt
  const resizing = createResizing(feed, scope)
  const submission = createSubmission(feed, resizing, scope)
  const upgrades = createUpgrades(feed, resizing, scope, () => {
    requestUpgrade()
    layOutList(feed)
  })
  /** A picture of a far post keeps its placeholder. */
  const isFar = (image: Element) => items.isFar(itemAround(image))
  const hasFullImage = (item: Element) => items.postOf(item)?.$metadata.get()?.image !== undefined

  const requestUpgrade = batchReads(scope, () => {
    const upgrade = resizing.isEnabled() ? upgrades.plan(readyItems(items)) : undefined
    return () => {
      upgrade?.()
      pictures.handleEarlier()
      if (resizing.isEnabled()) submission.add(needingResizing(feed, items.all(), resizing))
      submission.send()
    }
  })
  function loaded(image: HTMLImageElement) {
    upgrades.end(image)
    // Another script may have changed the source, but not the box.
    refit(image)
    if (isFar(image)) return
    replacePlaceholder(image, adopted)
    if (upgrades.check(image)) requestUpgrade()
  }
  function failed(image: HTMLImageElement) {
    upgrades.end(image)
    if (!isRepairable(image)) return
    if (repairImage(image, adopted)) scope.after(LAYOUT_AFTER_ERROR_MS, () => layOutList(feed))
  }
  const pictures = watchPictures(feed, scope, {
    isFar,
    loaded,
    wasLoaded: (image) => replacePlaceholder(image, adopted),
    failed,
  })
  scope.add(afterResize(window, requestUpgrade))
  scope.onMarkup((roots) => {
    const ours = roots.filter((root) => feed.contains(root))
    if (!resizing.isEnabled()) linkOriginals(ours, adopted, hasFullImage)
  })
  scope.add(
    provideFeedObject(window, feed, {
      afterResize: requestUpgrade,
      settings: { consentGiven: true },
      get resizedImages() {
        return Object.fromEntries(resizing.records)
      },
      needsResizing: submission.ids,
    }),
  )
  return {
    hasResizing: resizing.isEnabled,
    renew: resizing.read,
    prepare(fresh) {
      for (const item of fresh) {
        alignLazySources(item, adopted)
        const full = fullPictureOf(feed, item)
        const [image] = imagesIn(item)
        if (full && image) showPicture(image, full, adopted)
        else if (!resizing.isEnabled()) showOriginals(item, adopted, hasFullImage)
      }
      requestUpgrade()
      scope.after(LEFT_PLACEHOLDERS_AFTER_MS, () => {
        for (const item of fresh) replaceRemainingPlaceholders(item, adopted)
      })
    },
  }
}
