import { listen } from '../../../src/page/listen'
import type { Page } from '../../../src/page/page'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'

const SECOND_MS = 1000
/** Timers may be early by a fraction. */
const LATE_MS = 5

type Tick = (nowMs: number) => void

/**
 * Ticks as each second begins, for all who look at the time; each has the time itself, so that no tick depends on the
 * one before. A page that nobody sees has no time; the moment that it is seen again, it has.
 */
export const shareSecondClock = sharedByHosts(({ window }: Pick<Page, 'window'>) => {
  const { document } = window
  const ticks = new Set<Tick>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait() {
    clearTimeout(timer)
    timer = undefined
    if (ticks.size === 0 || document.hidden) return
    timer = setTimeout(tick, SECOND_MS - (Date.now() % SECOND_MS) + LATE_MS)
  }
  function tick() {
    wait()
    if (document.hidden) return
    const now = Date.now()
    for (const each of [...ticks]) each(now)
  }
  const stops = [listen(document, ['visibilitychange'], tick), listen(window, ['pageshow'], tick)]

  return {
    /** Tells the time at once and then each second. @returns the way to stop */
    each(onTick: Tick): () => void {
      ticks.add(onTick)
      if (timer === undefined) wait()
      onTick(Date.now())
      return () => {
        ticks.delete(onTick)
        if (ticks.size === 0) wait()
      }
    },
    dispose() {
      for (const stop of stops) stop()
      ticks.clear()
      clearTimeout(timer)
    },
  }
})
