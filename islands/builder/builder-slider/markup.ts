import { flagOf } from '../../../src/page/data-flag'
import { text } from '../../../src/page/text'

/** Classes that the page builder prints, and classes of the theme's style sheet (contract 04 §3). */
const KINDS = {
  row: { slide: 'row-slider-slide', settings: '.spb-row-slider-atts' },
  column: { slide: 'col-slider-slide', settings: '.spb-col-slider-atts' },
} as const
/** The element with the settings, of either kind. */
export const SETTINGS = `${KINDS.row.settings}, ${KINDS.column.settings}`
const COLUMN = '[data-col-slider="true"]'
const COLUMN_BOX = '.spb-column-inner'
const ROW = '.spb-row'
const ROW_CONTENT = '.spb_content_element'
const ROW_BOX = '.spb-row-no-cols-wrapper'
const SLIDE = '.row'
const ROW_NAME = 'data-rowname'

export const BUILT = 'flickity-enabled'
export const DRAGGABLE = 'is-draggable'
export const RTL = 'flickity-rtl'
export const PRESSED = 'is-pointer-down'
export const SELECTED = 'is-selected'
export const VIEWPORT = 'flickity-viewport'
export const TRACK = 'flickity-slider'

/** A step takes as long as one of the theme's hero slider. */
export const MOVE_MS = 600
/** Contract 04 §3. */
export const SWIPE_PX = 40
const defaultName = () => text('common.slides', 'Slides')
/** The longest delay that a browser's timer supports. */
export const LONGEST_MS = 2 ** 31 - 1

/** A row or a column that becomes a slider. */
export interface SliderMarkup {
  /** The element whose children are the slides. */
  readonly box: HTMLElement
  readonly slideClass: string
  readonly settings: Settings
  readonly name: string
}

export interface Settings {
  readonly loops: boolean
  /** Free scrolling: after a drag it may rest between two slides. */
  readonly isFree: boolean
  readonly isDraggable: boolean
  readonly hasDots: boolean
  readonly hasArrows: boolean
  /** The autoplay's interval; 0 for no autoplay. */
  readonly autoplayMs: number
  /** The slide that is shown first, counted from 0. */
  readonly index: number
}

export function readSlider(host: HTMLElement): SliderMarkup | null {
  const isColumn = host.matches(COLUMN)
  const kind = KINDS[isColumn ? 'column' : 'row']
  const box = isColumn ? childOf(host, COLUMN_BOX) : boxOfRow(host)
  const name = isColumn ? null : host.closest(`[${ROW_NAME}]`)?.getAttribute(ROW_NAME)
  return (
    box && {
      box,
      slideClass: kind.slide,
      settings: readSettings(childOf(host, kind.settings)),
      name: name?.trim() || defaultName(),
    }
  )
}

/** The wrapper of a row's blocks; without a wrapper, the element that contains them, if there are several. */
function boxOfRow(row: Element): HTMLElement | null {
  const wrapper = [...row.querySelectorAll<HTMLElement>(ROW_BOX)].find((box) => box.closest(ROW) === row)
  if (wrapper) return wrapper
  const content = childOf(row, ROW_CONTENT)
  return content && slidesIn(content).length > 1 ? content : null
}

function readSettings(element: Element | null): Settings {
  const isOn = (name: string, absent: boolean) =>
    element ? flagOf(element, `data-${name}`, { absent }) : absent
  const autoplayMs = wholeNumber(element, 'data-autoplay')
  return {
    loops: isOn('loop', true),
    isFree: isOn('freescroll', false),
    isDraggable: isOn('draggable', true),
    hasDots: isOn('dots', true),
    hasArrows: isOn('arrows', false),
    // A step must end before the next one begins.
    autoplayMs: autoplayMs > 0 ? Math.min(Math.max(autoplayMs, MOVE_MS), LONGEST_MS) : 0,
    index: wholeNumber(element, 'data-initial-index'),
  }
}

/** @returns 0 where the attribute is no whole number */
function wholeNumber(element: Element | null, attribute: string): number {
  const text = element?.getAttribute(attribute) ?? ''
  return /^\s*\d+\s*$/.test(text) ? Number(text) : 0
}

export const slidesIn = (box: Element): HTMLElement[] =>
  [...box.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(SLIDE),
  )

function childOf(parent: Element, selector: string): HTMLElement | null {
  const found = [...parent.children].find((child) => child.matches(selector))
  return found instanceof HTMLElement ? found : null
}
