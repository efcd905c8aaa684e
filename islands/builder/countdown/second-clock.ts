import type { Stop } from '../../../src/page/scope'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'

const SECOND_MS = 1000
/** Added to each delay, since timers may fire a little early. */
const MARGIN_MS = 5

type Tick = (nowMs: number) => void

/**
 * Calls all listeners at the start of each second, with the time. It stops while the page is hidden, and ticks at once
 * when the page is shown again.
 */
export const shareSecondClock = sharedByHosts(({ document, window, listen, after }) => {
  const ticks = new Set<Tick>()
  let stopWaiting: Stop | undefined

  function wait() {
    stopWaiting?.()
    stopWaiting = undefined
    if (ticks.size === 0 || document.hidden) return
    stopWaiting = after(SECOND_MS - (Date.now() % SECOND_MS) + MARGIN_MS, tick)
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
    /** Calls back at once and then each second. @returns a function that stops it */
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
