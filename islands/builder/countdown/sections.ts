import type { Remaining } from './remaining'

export type Unit = keyof Remaining
export const UNITS: readonly Unit[] = ['days', 'hours', 'minutes', 'seconds']

/** The singular and the plural of a unit. */
export interface Label {
  readonly one: string
  readonly many: string
}
export type Labels = Readonly<Record<Unit, Label>>

export interface Section {
  readonly unit: Unit
  readonly amount: string
  readonly period: string
}

/** The sections that are shown: days only if there are any, the other units always (contract 04 §7). */
export function sectionsOf(left: Remaining, labels: Labels): readonly Section[] {
  return UNITS.filter((unit) => unit !== 'days' || left.days > 0).map((unit) => ({
    unit,
    amount: String(left[unit]),
    period: left[unit] === 1 ? labels[unit].one : labels[unit].many,
  }))
}
