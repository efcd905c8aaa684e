const SIDES = ['padding-left', 'padding-right', 'border-left-width', 'border-right-width']

/** How wide what an element holds may be, with fractions of px; 0 for what is not shown. */
export function contentWidthOf(element: HTMLElement): number {
  const width = layoutWidthOf(element)
  const style = getComputedStyle(element)
  const sides = SIDES.map((side) => Number.parseFloat(style.getPropertyValue(side)) || 0)
  return Math.max(0, width - sides.reduce((sum, side) => sum + side, 0))
}

/** Only the drawn width has fractions; but it is another while the element is scaled, as by an animation. */
function layoutWidthOf(element: HTMLElement): number {
  const drawn = element.getBoundingClientRect().width
  const whole = element.offsetWidth
  return Math.abs(drawn - whole) < 1 ? drawn : whole
}
