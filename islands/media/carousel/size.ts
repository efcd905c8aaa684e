import type { Adoption } from '../../../src/dom/adoption'
import { overlap } from './box'
import { itemsPerView } from './items-per-view'
import type { Settings } from './markup'

/** How many items are in view, and how wide each is. */
export interface View {
  readonly perView: number
  readonly slidePx: number
  /** Of all that is in view, before it was divided. */
  readonly widthPx: number
  readonly rtl: boolean
}

export interface Size {
  /** Makes the list as wide as it is to be, and says what that makes of its items. */
  measure(): View
  now(): View
  /** Since it was measured. What is not shown has no size, and has not changed. */
  hasChanged(): boolean
}

export interface SizeOptions {
  readonly settings: Settings
  readonly rtl: boolean
  readonly adopted: Adoption
  /** As wide as the inside of the list. */
  readonly outer: HTMLElement
  desktopPx(): number
}

export function createSize(list: HTMLElement, options: SizeOptions): Size {
  const { settings, rtl, adopted, outer, desktopPx } = options
  const { edge, kind, columns } = settings
  const windowPx = () => list.ownerDocument.documentElement.clientWidth
  const facts = () => [innerWidth(list.parentElement), windowPx()]
  let view: View = { perView: 1, slidePx: 0, widthPx: 0, rtl }
  let known = ''

  function measure() {
    const [placePx = 0, windowWidth = 0] = facts()
    known = facts().join()
    const beyond = overlap(edge, windowWidth)
    if (edge !== 'none' && placePx > 0) {
      adopted.style(list, rtl ? 'margin-right' : 'margin-left', `${-beyond}px`)
      adopted.style(list, 'width', `${placePx + 2 * beyond}px`)
    }
    const perView = itemsPerView({ kind, columns, widthPx: windowWidth, desktopPx: desktopPx() })
    const widthPx = outer.clientWidth
    view = { perView, slidePx: Math.round(widthPx / perView), widthPx, rtl }
    return view
  }
  return {
    measure,
    now: () => view,
    hasChanged: () => innerWidth(list.parentElement) > 0 && facts().join() !== known,
  }
}

/** Of an element's content, in px. */
function innerWidth(element: HTMLElement | null): number {
  if (!element) return 0
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - px(paddingLeft) - px(paddingRight)
}

const px = (value: string) => Number.parseFloat(value) || 0
