import type { Root } from '../../dom/query'
import type { Island, IslandModule, Match, Wake } from '../../page/island'
import type { CodeLoader } from '../code-loader'
import type { Hosts } from '../hosts'
import { nextTask } from '../next-task'
import { pickIsland } from '../pick'
import type { Registry } from '../registry'
import { createSlices } from '../slices'
import { createVisible } from './visible'
import type { WakeRule } from './wake-rule'

/**
 * Looks for hosts in subtrees and applies to each the wake rule of its island.
 * @param filter which islands to look for; default: all
 */
export type Seek = (roots: readonly Root[], filter?: (island: Island) => boolean) => void

interface SeekOptions {
  readonly hosts: Hosts
  readonly registry: Registry
  readonly code: CodeLoader<Island, IslandModule>
  readonly isIdle: () => boolean
  /** The rule of intent islands, once its code has arrived. */
  readonly shares: () => WakeRule | undefined
}

export function createSeek(window: Window, options: SeekOptions): Seek {
  const { hosts } = options
  const rules = createRules(window, options)
  return (roots, filter = () => true) => {
    const isSought = (island: Island) => filter(island) && rules[island.wake].isSought(island)
    for (const match of hosts.find(roots, isSought)) rules[match.island.wake].onFound(match)
  }
}

function createRules(window: Window, options: SeekOptions): Readonly<Record<Wake, WakeRule>> {
  const { hosts, code, isIdle, shares } = options
  const inSlices = createSlices(window)
  // Visible and idle islands mount in slices, so that a visitor's action never waits for all of them.
  async function wakeInSlice(match: Match) {
    if (!(await code.load(match.island))) return
    // The task that has just evaluated the file ends before the first mount.
    await nextTask(window)
    inSlices(() => void hosts.wake(match))
  }
  return {
    now: {
      isSought: () => true,
      onFound: (match) => hosts.mount(match, pickIsland(match.island.load(), match.island)),
    },
    early: { isSought: () => true, onFound: (match) => void hosts.wake(match) },
    visible: createVisible(window, options, wakeInSlice),
    idle: { isSought: isIdle, onFound: wakeInSlice },
    intent: {
      isSought: (island) => Boolean(shares()?.isSought(island)),
      onFound: (match) => shares()?.onFound(match),
    },
  }
}
