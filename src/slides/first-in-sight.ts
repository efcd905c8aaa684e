/** The slide that a list shows which may have been scrolled sideways until now, each as wide as the list. */
export function firstInSight({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0
}
