import { ANSWER_ATTRIBUTE } from '../../../src/dom/answer-markup'
import type { Scope } from '../../../src/page/scope'
import type { Gallery } from './gallery'
import { pictureOf } from './markup'
import { readSlidesHtml, readVariationPicture } from './variation-data'
import { onVariationEvents } from './variation-events'
import { showOnSlide } from './variation-picture'

/** Contract 02 §15: the shop plugin's own fades last this long. */
const SETTLE_MS = 500
const ZOOM_AFTER_RESET_MS = 200

export interface VariationOptions {
  /** The current gallery: `replaceSlides` creates a new one. */
  readonly gallery: () => Gallery
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
  /** Whether the gallery has yet to follow the latest change of the variation. */
  let isBehind = false

  /** Runs an action after the delay, unless the visitor has chosen a slide meanwhile. */
  function later(action: () => void) {
    const choices = gallery().choices()
    cancel()
    cancel = scope.after(SETTLE_MS, () => gallery().choices() === choices && action())
  }
  function restorePicture() {
    restore?.()
    if (restore) gallery().updateThumb(0)
    restore = undefined
  }

  function onFound(variation: unknown) {
    const shown = readVariationPicture(variation)
    const slide = gallery().slides[0]
    restorePicture()
    if (!shown || !slide || !pictureOf(slide)) return
    restore = showOnSlide(slide, shown)
    gallery().updateThumb(0, shown.thumb)
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
      // The shop plugin also resets at page load, and twice for one reset by the visitor.
      if (!isBehind && gallery().index() === 0) return
      isBehind = false
      gallery().stopZoom()
      gallery().go(0)
      takeZoomFromThumb()
      gallery().zoomAfter(ZOOM_AFTER_RESET_MS)
    })
  }

  /** The thumb's URL is that of the full picture. */
  function takeZoomFromThumb() {
    const slide = gallery().slides[0]
    const [picture, full] = [pictureOf(slide), slide?.getAttribute('data-thumb')]
    if (picture && full) adopted.attribute(picture, 'data-zoom-image', full)
  }

  const onSlides = createSlideLoader(scope, (slides) => {
    restore = undefined
    replaceSlides(slides)
  })
  onVariationEvents(host, { onFound, onShown, onReset, onSlides }, scope)
  scope.add(restorePicture)
}

/**
 * @returns a function that sanitises the slides of an event and hands them over; an event that is followed by
 * a newer one is dropped
 */
function createSlideLoader({ report, add }: Scope, onLoad: (slides: DocumentFragment) => void) {
  let latest = 0
  add(() => {
    latest += 1
  })
  return (args: readonly unknown[]) => {
    const html = readSlidesHtml(args)
    if (html === undefined) return
    latest += 1
    const current = latest
    import('../../../src/wire/sanitise')
      .then(({ sanitise }) => {
        if (current !== latest) return
        const slides = sanitise(html)
        // Without the attribute they count as the page's own markup, and the lightbox opens their links.
        for (const slide of slides.children) slide.removeAttribute(ANSWER_ATTRIBUTE)
        if (slides.childElementCount > 0) onLoad(slides)
      })
      .catch((cause: unknown) => report(cause))
  }
}
