import { flagOf } from '../../../src/page/data-flag'

/** What the page builder prints, and what the theme's style sheet dresses (contract 04 §3). */
const KINDS = {
  row: { slide: 'row-slider-slide', settings: '.spb-row-slider-atts' },
  column: { slide: 'col-slider-slide', settings: '.spb-col-slider-atts' },
} as const
/** The carrier of either kind. */
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

/** A step takes as long as those of the theme's hero slider. */
export const MOVE_MS = 600
const USUAL_NAME = 'Slides'
/** Timers know no longer time. */
export const LONGEST_MS = 2 ** 31 - 1

/** What becomes a slider: a row or a column, or rather what in it holds the slides. */
export interface SliderMarkup {
  readonly box: HTMLElement
  readonly slideClass: string
  readonly settings: Settings
  readonly name: string
}

export interface Settings {
  readonly loops: boolean
  /** It stays wherever a throw leaves it. */
  readonly isFree: boolean
  readonly isDraggable: boolean
  readonly hasDots: boolean
  readonly hasArrows: boolean
  /** How long a slide stands when it runs by itself; 0: it does not. */
  readonly everyMs: number
  /** The first slide that is shown, from 0 on. */
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
      name: name?.trim() || USUAL_NAME,
    }
  )
}

/** The wrapper of a row's blocks; where they have none, what holds them, if they are several. */
function boxOfRow(row: Element): HTMLElement | null {
  const wrapper = [...row.querySelectorAll<HTMLElement>(ROW_BOX)].find((box) => box.closest(ROW) === row)
  if (wrapper) return wrapper
  const content = childOf(row, ROW_CONTENT)
  return content && slidesIn(content).length > 1 ? content : null
}

function readSettings(element: Element | null): Settings {
  const isOn = (name: string, absent: boolean) =>
    element ? flagOf(element, `data-${name}`, { absent }) : absent
  const everyMs = wholeNumber(element, 'data-autoplay')
  return {
    loops: isOn('loop', true),
    isFree: isOn('freescroll', false),
    isDraggable: isOn('draggable', true),
    hasDots: isOn('dots', true),
    hasArrows: isOn('arrows', false),
    // A step has to be over before the next.
    everyMs: everyMs > 0 ? Math.min(Math.max(everyMs, MOVE_MS), LONGEST_MS) : 0,
    index: wholeNumber(element, 'data-initial-index'),
  }
}

/** 0 for all that is none. */
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
