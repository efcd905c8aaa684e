import type { Code } from '../code'
import type { Hosts } from '../hosts'
import type { Island, IslandModule } from '../island'
import { createSlices } from '../slices'
import type { WakeRule } from './wake-rule'

export interface IdleOptions {
  readonly hosts: Hosts
  readonly code: Code<Island, IslandModule>
  readonly isIdle: () => boolean
}

/** Islands that come to life once the page is loaded and has nothing else to do. */
export function createIdle(window: Window, { hosts, code, isIdle }: IdleOptions): WakeRule {
  const inSlices = createSlices(window)
  return {
    isSought: isIdle,
    onFound: (match) =>
      void code.load(match.island).then((module) => {
        if (module) inSlices(() => void hosts.wake(match))
      }),
  }
}
