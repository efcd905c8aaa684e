import './tooltip.css'

/** The distance to the host, and the least distance to the window's edge. */
const GAP_PX = 5

export interface Tooltip {
  readonly element: HTMLElement
  remove(): void
}

interface Shown {
  readonly element: HTMLElement
  readonly onReplaced: () => void
}

const shown = new WeakMap<Element, Shown>()

/** Shows a tooltip above an element, or below it if there is no room above. An element has one tooltip at a time. */
export function showTooltip(host: HTMLElement, text: string): Tooltip {
  const { ownerDocument: document } = host
  const element = document.createElement('div')
  element.className = 'laurel-tooltip'
  element.textContent = text
  document.body.append(element)
  const end = placeTooltip(element, host, () => element.remove())
  return {
    element,
    remove() {
      element.remove()
      end()
    },
  }
}

/**
 * Makes an element of the page the tooltip of its host, in place of another.
 * @param onReplaced called when another tooltip takes its place
 * @returns a function that ends it
 */
export function placeTooltip(element: HTMLElement, host: HTMLElement, onReplaced: () => void): () => void {
  shown.get(host)?.onReplaced()
  place(element, host)
  const tooltip: Shown = { element, onReplaced }
  shown.set(host, tooltip)
  return () => {
    if (shown.get(host) === tooltip) shown.delete(host)
  }
}

/** The text of an element's tooltip that laurel shows now; null without one. */
export const shownTooltipText = (host: HTMLElement): string | null =>
  shown.get(host)?.element.textContent ?? null

function place(element: HTMLElement, host: HTMLElement) {
  const { left, width, top, bottom } = host.getBoundingClientRect()
  const { clientWidth } = host.ownerDocument.documentElement
  const half = element.offsetWidth / 2 + GAP_PX
  const middle = Math.max(half, Math.min(left + width / 2, clientWidth - half))
  const isBelow = top < element.offsetHeight + GAP_PX
  const { scrollX = 0, scrollY = 0 } = host.ownerDocument.defaultView ?? {}
  element.style.left = `${middle + scrollX}px`
  element.style.top = `${(isBelow ? bottom : top) + scrollY}px`
  if (isBelow) element.style.transform = `translate(-50%, ${GAP_PX}px)`
}
