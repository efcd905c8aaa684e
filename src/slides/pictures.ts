import type { Adoption } from '../dom/adoption'
import type { Scope } from '../page/scope'

/** Calls back when each of these has come, or has failed. */
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

/** The browser asks for a lazy one only once it is seen. */
export const isLazy = (image: HTMLImageElement) => image.getAttribute('loading') === 'lazy'

export const imagesIn = (elements: readonly Element[]) =>
  elements.flatMap((element) => [...element.querySelectorAll('img')])

/** Has lazy pictures of these slides come now: those beside what is in view will be seen while they are on the move. */
export function askForPictures(slides: readonly Element[], adopted: Adoption): void {
  for (const image of imagesIn(slides)) if (isLazy(image)) adopted.attribute(image, 'loading', 'eager')
}
