const EDGES = ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width']

/** The `min-height` that gives an element its current height, in px. */
export function minHeightOf(element: HTMLElement): number {
  const height = exactHeight(element)
  if (height === 0) return 0
  const style = getComputedStyle(element)
  if (style.boxSizing === 'border-box') return height
  return EDGES.reduce((rest, edge) => rest - (Number.parseFloat(style.getPropertyValue(edge)) || 0), height)
}

/**
 * Keeps fractions of a pixel: a float catches on a neighbour that is a fraction taller. With a transform, the
 * rounded layout height is used.
 */
function exactHeight(element: HTMLElement): number {
  const { height } = element.getBoundingClientRect()
  const rounded = element.offsetHeight
  return Math.abs(height - rounded) < 1 ? height : rounded
}
