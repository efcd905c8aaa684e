import type { Adoption } from '../dom/adoption'
import { listen } from '../page/listen'

/**
 * Calls back when each of these has come, or has failed.
 * @returns the way to call it off
 */
export function whenLoaded(images: readonly HTMLImageElement[], callback: () => void): () => void {
  const waiting = new Set(images.filter((image) => !image.complete))
  if (waiting.size === 0) {
    callback()
    return () => {}
  }
  const stops = [...waiting].map((image) =>
    listen(image, ['load', 'error'], () => {
      if (waiting.delete(image) && waiting.size === 0) callback()
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

/** The browser asks for a lazy one only once it is seen. */
export const isLazy = (image: HTMLImageElement) => image.getAttribute('loading') === 'lazy'

export const imagesIn = (elements: readonly Element[]) =>
  elements.flatMap((element) => [...element.querySelectorAll('img')])

/** Has lazy pictures of these slides come now: those beside what is in view will be seen while they are on the move. */
export function askForPictures(slides: readonly Element[], adopted: Adoption): void {
  for (const image of imagesIn(slides)) if (isLazy(image)) adopted.attribute(image, 'loading', 'eager')
}
