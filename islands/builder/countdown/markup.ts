import { MarkupError } from '../../../src/page/markup-error'
import { text } from '../../../src/page/text'
import { type CalendarDay, readDay } from './remaining'
import { type Label, type Labels, UNITS, type Unit } from './sections'

/** Contract 04 §7. */
export const LOCALE = '#countdown-locale'
export const RUNNING_CLASS = 'is-countdown'
const SUBJECT = '.countdown-subject'

/** The attributes of each unit's labels, and the defaults. */
const LABELS: Readonly<Record<Unit, { readonly attributes: Label; readonly fallback: () => Label }>> = {
  days: {
    attributes: { one: 'day', many: 'days' },
    fallback: () => ({ one: text('countdown.day', 'Day'), many: text('countdown.days', 'Days') }),
  },
  hours: {
    attributes: { one: 'hour', many: 'hours' },
    fallback: () => ({ one: text('countdown.hour', 'Hour'), many: text('countdown.hours', 'Hours') }),
  },
  minutes: {
    attributes: { one: 'min', many: 'mins' },
    fallback: () => ({ one: text('countdown.minute', 'Min'), many: text('countdown.minutes', 'Mins') }),
  },
  seconds: {
    attributes: { one: 'sec', many: 'secs' },
    fallback: () => ({ one: text('countdown.second', 'Sec'), many: text('countdown.seconds', 'Secs') }),
  },
}

export function readLabels(locale: Element | null): Labels {
  const printed = (name: string, fallback: string) =>
    locale?.getAttribute(`data-label_${name}`)?.trim() || fallback
  const label = (unit: Unit): Label => {
    const { attributes, fallback } = LABELS[unit]
    const { one, many } = fallback()
    return { one: printed(attributes.one, one), many: printed(attributes.many, many) }
  }
  return Object.fromEntries(UNITS.map((unit) => [unit, label(unit)])) as Record<Unit, Label>
}

/** @throws MarkupError without a valid day */
export function readTarget(host: HTMLElement): CalendarDay {
  const [year, month, day] = ['data-year', 'data-month', 'data-day'].map((name) => host.getAttribute(name))
  const target = readDay(year ?? null, month ?? null, day ?? null)
  if (target) return target
  throw new MarkupError(`.sf-countdown of ${[year, month, day].join('-')}`, { 'a real day': target })
}

/** The countdown's accessible name: the heading below it, else the day. */
export function readName(host: HTMLElement, startMs: number): string {
  const { nextElementSibling: next, ownerDocument } = host
  const subject = next?.matches(SUBJECT) ? next.textContent?.trim() : ''
  return subject || longDate(startMs, ownerDocument.documentElement.lang)
}

function longDate(ms: number, language: string): string {
  const format = (locale: string | undefined) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(ms)
  try {
    return format(language || undefined)
  } catch {
    // The page's `lang` is no valid language tag.
    return format(undefined)
  }
}
