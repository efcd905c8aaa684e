import type { Coordinates } from './lat-lng'

/** One place that a map shows; its texts may hold simple markup. */
export interface Pin {
  readonly title: string
  readonly address: string
  /** Without them it is found by its address. */
  readonly at?: Coordinates | undefined
  /** The address of its own marker picture; empty for the usual one. */
  readonly icon: string
  /** What the info window shows, made anew each time. */
  readonly content: () => HTMLElement
}
