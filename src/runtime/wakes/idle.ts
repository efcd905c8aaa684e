import type { Match } from '../../page/island'
import type { WakeRule } from './wake-rule'

/** Islands that come to life once the page is loaded and has nothing else to do. */
export const createIdle = (isIdle: () => boolean, wakeInTurn: (match: Match) => void): WakeRule => ({
  isSought: isIdle,
  onFound: wakeInTurn,
})
