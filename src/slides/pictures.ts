import type { Adoption } from '../dom/adoption'
import type { Scope } from '../page/scope'

/** Calls back when all of these have loaded or failed. */
export function whenLoaded(
  images: readonly HTMLImageElement[],
  { listen }: Scope,
  callback: () => void,
): void {
  const waiting = new Set(images.filter((image) => !image.complete))
  if (waiting.size === 0) callback()
  for (const image of waiting) {
    listen(image, ['load', 'error'], () => {
      if (waiting.delete(image) && waiting.size === 0) callback()
    })
  }
}

/** Slides are shown without their first picture after this time. */
const LIMIT_MS = 500

/** Calls back when a picture has loaded or failed, or after a time limit. */
export function whenReady(
  picture: HTMLImageElement | null | undefined,
  scope: Scope,
  callback: () => void,
): void {
  let isReady = false
  function ready() {
    if (isReady) return
    isReady = true
    callback()
  }
  whenLoaded(picture ? [picture] : [], scope, ready)
  scope.after(LIMIT_MS, ready)
}

/** The browser loads a lazy picture only when it is near the window. */
export const isLazy = (image: HTMLImageElement) => image.getAttribute('loading') === 'lazy'

export const imagesIn = (elements: readonly Element[]) =>
  elements.flatMap((element) => [...element.querySelectorAll('img')])

/** Loads the lazy pictures of these slides now: the slides beside those in view are seen during the movement. */
export function loadPicturesEagerly(slides: readonly Element[], adopted: Adoption): void {
  for (const image of imagesIn(slides)) if (isLazy(image)) adopted.attribute(image, 'loading', 'eager')
}
