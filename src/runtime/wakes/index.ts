import type { Code } from '../code'
import type { Hosts } from '../hosts'
import type { Island, IslandModule, Wake } from '../island'
import type { Roster } from '../roster'
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

/** Every way of waking. */
export const createWakes = (window: Window, options: WakesOptions): Wakes => ({
  now: createNow(options.hosts),
  early: createEarly(options.hosts),
  visible: createVisible(window, options),
  idle: createIdle(window, options),
  intent: options.intent,
})
