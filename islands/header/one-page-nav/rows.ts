/** A row of the page that has a name (contract 01 §3). */
export interface NamedRow {
  readonly id: string
  readonly name: string
}

/** A row as printed by the server. */
export interface PrintedRow {
  readonly id: string
  readonly name: string | null
  /** In px. */
  readonly height: number
}

/** Whether the navigator lists a row: it is visible and has an id and a name. */
export const isNamed = ({ id, name, height }: PrintedRow): boolean => id !== '' && Boolean(name) && height > 0

/** The position of the navigator. */
export interface NavPosition {
  /** Index of the current or last current row among the named ones; -1 before the first. */
  readonly index: number
  readonly count: number
}

/** The index that an arrow leads to; null at either end. */
export function neighbour({ index, count }: NavPosition, step: 1 | -1): number | null {
  const next = index + step
  return next >= 0 && next < count ? next : null
}
