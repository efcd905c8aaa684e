/** Whether an element is in another slider than this one, inside it or elsewhere: that one has hands of its own. */
export function isInOtherCarousel(element: Element | null, host: Element): boolean {
  const nearest = element?.closest('[aria-roledescription="carousel"]') ?? host
  return nearest !== host
}
