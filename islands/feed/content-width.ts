const SIDES = ['padding-left', 'padding-right', 'border-left-width', 'border-right-width']

/** The width of an element's content box in px, with fractions; 0 for a hidden element. */
export function contentWidthOf(element: HTMLElement): number {
  const width = layoutWidthOf(element)
  const style = getComputedStyle(element)
  const sides = SIDES.map((side) => Number.parseFloat(style.getPropertyValue(side)) || 0)
  return Math.max(0, width - sides.reduce((sum, side) => sum + side, 0))
}

/** Only the drawn width has fractions, but it is wrong while an animation scales the element. */
function layoutWidthOf(element: HTMLElement): number {
  const drawn = element.getBoundingClientRect().width
  const whole = element.offsetWidth
  return Math.abs(drawn - whole) < 1 ? drawn : whole
}
