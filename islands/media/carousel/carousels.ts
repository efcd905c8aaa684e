import type { Carousel } from './carousel'

/** The carousel of each mounted list. */
const carousels = new WeakMap<Element, Carousel>()

/** The carousel of a list; steps before it is built are taken once it is. */
export const carouselOf = (list: Element): Carousel | undefined => carousels.get(list)

/** @returns the way to remove it again */
export function addCarousel(list: Element, carousel: Carousel): () => void {
  carousels.set(list, carousel)
  return () => void carousels.delete(list)
}
