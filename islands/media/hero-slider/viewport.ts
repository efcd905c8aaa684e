/** Sides in px from the window's upper left corner. */
interface Box {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The window without its scroll bars. */
export function windowBox({ documentElement, defaultView }: Document): Box {
  const right = documentElement.clientWidth || (defaultView?.innerWidth ?? 0)
  const bottom = documentElement.clientHeight || (defaultView?.innerHeight ?? 0)
  return { top: 0, left: 0, right, bottom }
}

/** Whether two boxes overlap; edges that touch do not count (contract 04 §0.2). */
export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}

/** Whether at least one corner of a box is inside another (contract 04 §17.6). */
export function hasCornerIn(box: Box, frame: Box): boolean {
  const isWithin = (low: number, value: number, high: number) => value >= low && value <= high
  const isAcross = [box.left, box.right].some((x) => isWithin(frame.left, x, frame.right))
  const isAlong = [box.top, box.bottom].some((y) => isWithin(frame.top, y, frame.bottom))
  return isAcross && isAlong
}

/** The height of the document's first such element, in px; 0 for one that is missing or hidden. */
export const heightOf = (document: Document, selector: string): number => shownHeight(document, selector) ?? 0

/** Undefined for an element that is missing or hidden. */
export function shownHeight(document: Document, selector: string): number | undefined {
  const element = document.querySelector<HTMLElement>(selector)
  return isShown(element) ? element?.offsetHeight : undefined
}

export const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0
