import type { Scope, Stop } from '../../../src/page/scope'

/** From a change to the new prices; a later change starts the delay again (spec storefront §4). */
const DELAY_MS = 100

export interface DelayedUpdate {
  schedule(): void
  /** Runs a scheduled update now; does nothing when none is scheduled. */
  flush(): void
}

export function createDelayedUpdate({ after }: Scope, update: () => void): DelayedUpdate {
  let cancel: Stop | undefined

  function run() {
    cancel?.()
    cancel = undefined
    update()
  }
  return {
    schedule() {
      cancel?.()
      cancel = after(DELAY_MS, run)
    },
    flush() {
      if (cancel) run()
    },
  }
}
