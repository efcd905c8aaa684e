import type { Device } from '../drivers/driver'
import type { Visitor } from '../visitor'

/** The main thing that a visitor does with a feature. */
export interface Act {
  /** The id of the feature (`tools/feature-list.mjs`). */
  readonly id: string
  /** The end of a sentence that begins with `The visitor`. */
  readonly title: string
  readonly page: string
  /** The one kind of device that has it; without it, both. */
  readonly on?: Device
  readonly act?: (visitor: Visitor) => Promise<unknown>
  readonly see: (visitor: Visitor) => Promise<unknown>
}
