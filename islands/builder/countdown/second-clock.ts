import type { Stop } from '../../../src/page/scope'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'

const SECOND_MS = 1000
/** Timers may be early by a fraction. */
const LATE_MS = 5

type Tick = (nowMs: number) => void

/**
 * Ticks as each second begins, for all who look at the time; each has the time itself, so that no tick depends on the
 * one before. A page that nobody sees has no time; the moment that it is seen again, it has.
 */
export const shareSecondClock = sharedByHosts(({ document, window, listen, after }) => {
  const ticks = new Set<Tick>()
  let stopWaiting: Stop | undefined

  function wait() {
    stopWaiting?.()
    stopWaiting = undefined
    if (ticks.size === 0 || document.hidden) return
    stopWaiting = after(SECOND_MS - (Date.now() % SECOND_MS) + LATE_MS, tick)
  }
  function tick() {
    wait()
    if (document.hidden) return
    const now = Date.now()
    for (const each of [...ticks]) each(now)
  }
  listen(document, 'visibilitychange', tick)
  listen(window, 'pageshow', tick)

  return {
    /** Tells the time at once and then each second. @returns the way to stop */
    each(onTick: Tick): Stop {
      ticks.add(onTick)
      if (!stopWaiting) wait()
      onTick(Date.now())
      return () => {
        ticks.delete(onTick)
        if (ticks.size === 0) wait()
      }
    },
  }
})
