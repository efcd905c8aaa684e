import { isRecord } from '../../src/page/is-record'

/** The shop's settings of the quick-view plugin (contract 02 §11.2). */
export interface QuickViewSettings {
  readonly trigger: 'click' | 'mouseover'
  /** Selector of the ancestor whose hover shows the trigger; null: the trigger is always shown. */
  readonly hoverElement: string | null
  /** Previous and next product. */
  readonly hasArrows: boolean
  readonly transition: 'horizontal' | 'fade'
  readonly transitionMs: number
  /** How long each picture is shown; null: no autoplay. */
  readonly autoplayMs: number | null
  readonly isInfinite: boolean
  readonly hasPictureArrows: boolean
  readonly pager: 'thumbnails' | 'bullets' | 'none'
  /** Whether products are added by ajax; else the form is posted. */
  readonly addsHere: boolean
  readonly closesWhenAdded: boolean
}

const DEFAULT_HOVER_ELEMENT = '.product'
const DEFAULT_TRANSITION_MS = 600
const DEFAULT_AUTOPLAY_MS = 3000
/** A longer time is a mistake. */
const LONGEST_MS = 60_000

/** Reads the plugin's flat settings, strings or numbers. A missing or invalid one has the plugin's default. */
export function readSettings(printed: unknown): QuickViewSettings {
  const settings: Readonly<Record<string, unknown>> = isRecord(printed) ? printed : {}
  const isOn = (name: string, fallback: boolean) => readFlag(settings[name], fallback)
  const oneOf = <T extends string>(name: string, values: readonly [T, ...T[]]) =>
    values.find((value) => value === settings[name]) ?? values[0]
  const hoverElement = settings['trigger_styling_hoverel']
  const hidesTrigger = isOn('trigger_styling_autohide', false)
  const autoplays = isOn('popup_imagery_autoplay', false)
  return {
    trigger: oneOf('trigger_general_method', ['click', 'mouseover']),
    hoverElement: hidesTrigger ? (textOf(hoverElement) ?? DEFAULT_HOVER_ELEMENT) : null,
    hasArrows: isOn('popup_general_gallery', true),
    transition: oneOf('popup_imagery_imgtransition', ['horizontal', 'fade']),
    transitionMs: readTime(settings['popup_imagery_transitionspeed'], { min: 0 }) ?? DEFAULT_TRANSITION_MS,
    autoplayMs: autoplays
      ? (readTime(settings['popup_imagery_autoplayspeed'], { min: 1 }) ?? DEFAULT_AUTOPLAY_MS)
      : null,
    isInfinite: isOn('popup_imagery_infinite', true),
    hasPictureArrows: isOn('popup_imagery_navarr', true),
    pager: oneOf('popup_imagery_thumbnails', ['thumbnails', 'bullets', 'none']),
    addsHere: isOn('popup_content_ajaxcart', true),
    closesWhenAdded: isOn('popup_content_autohidepopup', true),
  }
}

/** PHP prints booleans as they are in JSON, and `false` in a string as an empty one. */
function readFlag(value: unknown, fallback: boolean): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string' && value.trim() === '') return false
  const number = numberOf(value)
  return number === 1 || (number === 0 ? false : fallback)
}

function readTime(value: unknown, { min }: { min: number }): number | null {
  const ms = numberOf(value)
  return ms !== null && ms >= min && ms <= LONGEST_MS ? ms : null
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : null
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
