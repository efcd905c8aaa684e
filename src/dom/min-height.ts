const EDGES = ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width']

/** The `min-height` that gives an element its current height, in px. */
export function minHeightOf(element: HTMLElement): number {
  const height = exactHeight(element)
  if (height === 0) return 0
  const style = getComputedStyle(element)
  if (style.boxSizing === 'border-box') return height
  return EDGES.reduce((rest, edge) => rest - (Number.parseFloat(style.getPropertyValue(edge)) || 0), height)
}

/** With fractions, because a float is caught by an element that is higher by less than a pixel; rounded if transformed. */
function exactHeight(element: HTMLElement): number {
  const { height } = element.getBoundingClientRect()
  const rounded = element.offsetHeight
  return Math.abs(height - rounded) < 1 ? height : rounded
}
