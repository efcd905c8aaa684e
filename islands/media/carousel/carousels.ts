/** What an arrow may ask of a carousel. */
export interface Steps {
  /** By the visitor. What is asked for before the carousel is built is done then. */
  stepBy(by: -1 | 1): void
}

const carousels = new WeakMap<Element, Steps>()

export const carouselOf = (list: Element): Steps | undefined => carousels.get(list)

/** @returns the way to take it back */
export function provideCarousel(list: Element, steps: Steps): () => void {
  carousels.set(list, steps)
  return () => void carousels.delete(list)
}
