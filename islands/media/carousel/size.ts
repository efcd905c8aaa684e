import type { Adoption } from '../../../src/dom/adoption'
import { observeSizes } from '../../../src/dom/observe-sizes'
import type { Scope } from '../../../src/page/scope'
import { itemsPerView } from './items-per-view'
import { desktopLimit, type Edge, type Settings } from './markup'

const GUTTER_PX = 15
/** How far a staged carousel extends at each side, except on phones (spec storefront §9). */
const STAGE_PX = 200
const STAGE_FROM_PX = 480
/** After a resize, the layout is given this time to settle. */
const SETTLED_AFTER_MS = 200

/** How many items are in view, and how wide each is. */
interface View {
  readonly perView: number
  readonly slidePx: number
  /** The width that the items in view share, before rounding. */
  readonly widthPx: number
  readonly rtl: boolean
}

export interface Size {
  /** Measures the room for the carousel again; `createSize` has measured it once. */
  read(): void
  /**
   * Makes the list as wide as the room allows.
   * @param outer is as wide as the inside of the list
   */
  fit(outer: HTMLElement): View
  now(): View
  /** Whether the room has changed since it was measured; a hidden list has no room, and has not changed. */
  hasChanged(): boolean
}

interface SizeOptions {
  readonly settings: Settings
  readonly rtl: boolean
  readonly adopted: Adoption
}

export function createSize(list: HTMLElement, options: SizeOptions): Size {
  const { settings, rtl, adopted } = options
  const { edge, kind, columns } = settings
  const readRoom = () => ({
    parentPx: innerWidth(list.parentElement),
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
      const { parentPx, windowPx, desktopPx } = room
      const beyond = overlap(edge, windowPx)
      if (edge !== 'none' && parentPx > 0) {
        adopted.style(list, rtl ? 'margin-right' : 'margin-left', `${-beyond}px`)
        adopted.style(list, 'width', `${parentPx + 2 * beyond}px`)
      }
      const perView = itemsPerView({ kind, columns, widthPx: windowPx, desktopPx })
      const widthPx = outer.clientWidth
      view = { perView, slidePx: Math.round(widthPx / perView), widthPx, rtl }
      return view
    },
    now: () => view,
    hasChanged() {
      const { parentPx, windowPx } = readRoom()
      return parentPx > 0 && (parentPx !== room.parentPx || windowPx !== room.windowPx)
    },
  }
}

/** How far a carousel extends beyond its parent at each side, in px (contract 03 §1.4). */
export function overlap(edge: Edge, windowPx: number): number {
  if (edge === 'gutters') return GUTTER_PX
  if (edge === 'none' || windowPx < STAGE_FROM_PX) return 0
  return STAGE_PX
}

interface ResizeHandlers {
  /** Called at each resize. */
  onResize(): void
  /** Called once the layout has settled after the last resize. */
  onSettled(): void
}

/** Watches the sizes of the window and of the list's parent. */
export function watchResizes(list: Element, scope: Scope, { onResize, onSettled }: ResizeHandlers): void {
  let cancel = () => {}
  function onAnyResize() {
    cancel()
    cancel = scope.after(SETTLED_AFTER_MS, onSettled)
    onResize()
  }
  scope.listen(scope.window, 'resize', onAnyResize)
  scope.add(observeSizes([list.parentElement], onAnyResize))
}

/** The width of an element's content, in px. */
function innerWidth(element: HTMLElement | null): number {
  if (!element) return 0
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - px(paddingLeft) - px(paddingRight)
}

const px = (value: string) => Number.parseFloat(value) || 0
