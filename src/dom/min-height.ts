const EDGES = ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width']

/** What `min-height` is to be for the height that an element has now, in px. */
export function minHeightOf(element: HTMLElement): number {
  const height = exactHeight(element)
  if (height === 0) return 0
  const style = getComputedStyle(element)
  if (style.boxSizing === 'border-box') return height
  return EDGES.reduce((rest, edge) => rest - (Number.parseFloat(style.getPropertyValue(edge)) || 0), height)
}

/** With fractions: floats catch on what is higher than its neighbour by less than a pixel. Rounded where it is transformed. */
function exactHeight(element: HTMLElement): number {
  const { height } = element.getBoundingClientRect()
  const rounded = element.offsetHeight
  return Math.abs(height - rounded) < 1 ? height : rounded
}
