import type { Island, Match } from '../../page/island'

/** When the islands of one kind come to life. */
export interface WakeRule {
  /** Whether hosts of such an island are looked for now; those of others announce themselves by what the visitor does. */
  isSought(island: Island): boolean
  /** What becomes of a host that was found. */
  onFound(match: Match): void
}
