import type { Code } from '../code'
import type { Hosts } from '../hosts'
import type { Island, IslandModule } from '../island'
import type { WakeRule } from './wake-rule'

/** For so long islands come to life one after the other; then whatever else the page has to do has its turn. */
const SLICE_MS = 8

export interface IdleOptions {
  readonly hosts: Hosts
  readonly code: Code<Island, IslandModule>
  readonly isIdle: () => boolean
}

/** Islands that come to life once the page is loaded and has nothing else to do. */
export function createIdle({ performance }: Window, { hosts, code, isIdle }: IdleOptions): WakeRule {
  const waiting: (() => void)[] = []
  let isRunning = false

  async function run() {
    isRunning = true
    let since = performance.now()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      next()
      if (performance.now() - since < SLICE_MS) continue
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
    isRunning = false
  }

  return {
    isSought: isIdle,
    onFound: (match) =>
      void code.load(match.island).then((module) => {
        if (!module) return
        waiting.push(() => void hosts.wake(match))
        if (!isRunning) void run()
      }),
  }
}
