import type { Island, IslandModule, Match, Wake } from '../../page/island'
import type { Code } from '../code'
import type { Hosts } from '../hosts'
import type { Roster } from '../roster'
import { createSlices } from '../slices'
import { createEarly } from './early'
import { createIdle } from './idle'
import { createNow } from './now'
import { createVisible } from './visible'
import type { WakeRule } from './wake-rule'

export type Wakes = Readonly<Record<Wake, WakeRule>>

export interface WakesOptions {
  readonly hosts: Hosts
  readonly roster: Roster
  readonly code: Code<Island, IslandModule>
  readonly isIdle: () => boolean
  readonly intent: WakeRule
}

/** Every way of waking. Of what comes by itself one follows the other, with pauses: a visitor may be waiting. */
export function createWakes(window: Window, options: WakesOptions): Wakes {
  const { hosts, code, isIdle, intent } = options
  const inSlices = createSlices(window)
  async function wakeInTurn(match: Match) {
    if (await code.load(match.island)) inSlices(() => void hosts.wake(match))
  }
  return {
    now: createNow(hosts),
    early: createEarly(hosts),
    visible: createVisible(window, options, wakeInTurn),
    idle: createIdle(isIdle, wakeInTurn),
    intent,
  }
}
