/** The index of the slide to which a list of full-width slides is scrolled. */
export function scrolledIndex({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0
}
