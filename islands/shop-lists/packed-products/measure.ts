import type { Size } from './pack'

/** A size with margins, in px. */
export interface Outer extends Size {
  readonly bottomGap: number
}

/** The size of an element with its margins, not rounded. */
export function outerSize(element: HTMLElement): Outer {
  const px = pixelsOf(element)
  const { width, height } = element.getBoundingClientRect()
  const bottomGap = px('margin-bottom')
  return {
    width: width + px('margin-left') + px('margin-right'),
    height: height + px('margin-top') + bottomGap,
    bottomGap,
  }
}

/** The place of an element with its margins in its list, from the side where a line of text starts. */
export function placeWithin(element: HTMLElement, list: HTMLElement) {
  const [own, whole] = [element.getBoundingClientRect(), list.getBoundingClientRect()]
  const margin = pixelsOf(element)
  const x =
    getComputedStyle(list).direction === 'rtl'
      ? whole.right - own.right - margin('margin-right')
      : own.left - whole.left - margin('margin-left')
  return { x, y: own.top - whole.top - margin('margin-top') }
}

const pixelsOf = (element: HTMLElement) => {
  const style = getComputedStyle(element)
  return (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0
}
