import { ANSWER_ATTRIBUTE } from '../../../src/dom/answer-markup'
import type { Scope } from '../../../src/page/scope'
import type { Gallery } from './gallery'
import { pictureOf } from './markup'
import { readSlidesHtml, readVariationPicture } from './variation'
import { onVariationEvents } from './variation-events'
import { showOnSlide } from './variation-picture'

/** Contract 02 §15: the shop plugin has its own fades until then. */
const SETTLE_MS = 500
const ZOOM_AFTER_RESET_MS = 200

export interface VariationOptions {
  /** The gallery of this moment. */
  readonly gallery: () => Gallery
  /** Other slides in place of all that there are. */
  readonly replaceSlides: (slides: DocumentFragment) => void
}

/** Keeps the gallery in step with the variation that the visitor has chosen. */
export function followVariations(
  host: HTMLElement,
  scope: Scope,
  { gallery, replaceSlides }: VariationOptions,
): void {
  const adopted = scope.adopt
  let restore: (() => void) | undefined
  let cancel = () => {}
  /** Something was changed that the delayed part has still to follow. */
  let isBehind = false
  /** The newest slides that were asked for. */
  let asked = 0

  /** Unless the visitor chooses a slide meanwhile: that is newer. */
  function later(action: () => void) {
    const choices = gallery().choices()
    cancel()
    cancel = scope.after(SETTLE_MS, () => gallery().choices() === choices && action())
  }
  function restorePicture() {
    restore?.()
    if (restore) gallery().changed(0)
    restore = undefined
  }

  function onFound(variation: unknown) {
    const shown = readVariationPicture(variation)
    const slide = gallery().slides[0]
    restorePicture()
    if (!shown || !slide || !pictureOf(slide)) return
    restore = showOnSlide(slide, shown)
    gallery().changed(0, shown.thumb)
  }

  function onShown() {
    gallery().stopZoom()
    isBehind = true
    later(() => {
      isBehind = false
      if (gallery().index() === 0) gallery().zoomAfter(0)
      else gallery().go(0)
    })
  }

  function onReset() {
    isBehind ||= restore !== undefined
    restorePicture()
    later(() => {
      // The shop plugin resets at every page load, and twice when the visitor does: often nothing is to be done.
      if (!isBehind && gallery().index() === 0) return
      isBehind = false
      gallery().stopZoom()
      gallery().go(0)
      takeZoomFromThumb()
      gallery().zoomAfter(ZOOM_AFTER_RESET_MS)
    })
  }

  /** The thumb's address is that of the full picture. */
  function takeZoomFromThumb() {
    const slide = gallery().slides[0]
    const [picture, full] = [pictureOf(slide), slide?.getAttribute('data-thumb')]
    if (picture && full) adopted.attribute(picture, 'data-zoom-image', full)
  }

  function onSlides(args: readonly unknown[]) {
    const html = readSlidesHtml(args)
    if (html === undefined) return
    asked += 1
    const mine = asked
    import('../../../src/wire/sanitise')
      .then(({ sanitise }) => {
        if (mine !== asked) return
        const slides = sanitise(html)
        // They are the page's own, and the lightbox opens their links.
        for (const slide of slides.children) slide.removeAttribute(ANSWER_ATTRIBUTE)
        if (slides.childElementCount === 0) return
        restore = undefined
        replaceSlides(slides)
      })
      .catch((cause: unknown) => scope.report(cause))
  }

  onVariationEvents(host, { onFound, onShown, onReset, onSlides }, scope)
  scope.add(restorePicture)
  scope.add(() => {
    asked += 1
  })
}
