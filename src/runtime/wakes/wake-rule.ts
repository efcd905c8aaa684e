import type { Island, Match } from '../../page/island'

/** When the islands of one `wake` are mounted. */
export interface WakeRule {
  /** Whether hosts of this island are looked for now. Intent islands are found by the visitor's events instead. */
  isSought(island: Island): boolean
  onFound(match: Match): void
}
