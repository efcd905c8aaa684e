import './tooltip.css'

/** The distance to the host, and the least distance to the window's edge. */
const GAP_PX = 5

export interface Tooltip {
  readonly element: HTMLElement
  remove(): void
}

const shown = new WeakMap<Element, Tooltip>()

/** Shows a tooltip above an element, or below it if there is no room above. An element has one tooltip at a time. */
export function showTooltip(host: HTMLElement, text: string): Tooltip {
  shown.get(host)?.remove()
  const { ownerDocument: document } = host
  const element = document.createElement('div')
  element.className = 'laurel-tooltip'
  element.textContent = text
  document.body.append(element)
  place(element, host)
  const tooltip: Tooltip = {
    element,
    remove() {
      element.remove()
      if (shown.get(host) === tooltip) shown.delete(host)
    },
  }
  shown.set(host, tooltip)
  return tooltip
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
