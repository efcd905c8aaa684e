import type { Adoption } from '../../../src/dom/adoption'
import { overlap } from './box'
import { itemsPerView } from './items-per-view'
import { desktopLimit, type Settings } from './markup'

/** How many items are in view, and how wide each is. */
export interface View {
  readonly perView: number
  readonly slidePx: number
  /** Of all that is in view, before it was divided. */
  readonly widthPx: number
  readonly rtl: boolean
}

export interface Size {
  /** Reads again how much room there is; that was done when it was made, too. */
  read(): void
  /** Makes the list as wide as the room allows, and says what that makes of its items. @param outer as wide as the inside of the list */
  fit(outer: HTMLElement): View
  now(): View
  /** Since it was read. What is not shown has no size, and has not changed. */
  hasChanged(): boolean
}

export interface SizeOptions {
  readonly settings: Settings
  readonly rtl: boolean
  readonly adopted: Adoption
}

export function createSize(list: HTMLElement, options: SizeOptions): Size {
  const { settings, rtl, adopted } = options
  const { edge, kind, columns } = settings
  const readRoom = () => ({
    placePx: innerWidth(list.parentElement),
    windowPx: list.ownerDocument.documentElement.clientWidth,
    desktopPx: desktopLimit(list.ownerDocument),
  })
  let room = readRoom()
  let view: View = { perView: 1, slidePx: 0, widthPx: 0, rtl }

  return {
    read() {
      room = readRoom()
    },
    fit(outer) {
      const { placePx, windowPx, desktopPx } = room
      const beyond = overlap(edge, windowPx)
      if (edge !== 'none' && placePx > 0) {
        adopted.style(list, rtl ? 'margin-right' : 'margin-left', `${-beyond}px`)
        adopted.style(list, 'width', `${placePx + 2 * beyond}px`)
      }
      const perView = itemsPerView({ kind, columns, widthPx: windowPx, desktopPx })
      const widthPx = outer.clientWidth
      view = { perView, slidePx: Math.round(widthPx / perView), widthPx, rtl }
      return view
    },
    now: () => view,
    hasChanged() {
      const { placePx, windowPx } = readRoom()
      return placePx > 0 && (placePx !== room.placePx || windowPx !== room.windowPx)
    },
  }
}

/** Of an element's content, in px. */
function innerWidth(element: HTMLElement | null): number {
  if (!element) return 0
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - px(paddingLeft) - px(paddingRight)
}

const px = (value: string) => Number.parseFloat(value) || 0
