/** A row of the page that has a name (contract 01 §3). */
export interface NamedRow {
  readonly id: string
  readonly name: string
}

/** What the server prints of a row. */
export interface PrintedRow {
  readonly id: string
  readonly name: string | null
  /** In px. */
  readonly height: number
}

/** Whether the navigator leads to a row: one that is seen, and that has an id and a name. */
export const isNamed = ({ id, name, height }: PrintedRow): boolean => id !== '' && Boolean(name) && height > 0

/** How the navigator stands. */
export interface Standing {
  /** Of the last row that was current, among the named ones; -1 before any of them was. */
  readonly index: number
  readonly count: number
}

/** Where an arrow leads; null at either end. */
export function neighbour({ index, count }: Standing, step: 1 | -1): number | null {
  const next = index + step
  return next >= 0 && next < count ? next : null
}
