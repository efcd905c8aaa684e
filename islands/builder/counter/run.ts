import { listen } from '../../../src/page/listen'
import { type Count, stepAt, stepsOf } from './count'

/**
 * Counts by the clock: a late timer leaves out steps, not time. Once nobody can see it, it is at its end at once.
 * @param write a step's turn; the last one's at the end
 * @returns the way to stop half-way
 */
export function runCount(
  window: Window,
  count: Count,
  { write, onEnd }: { write: (step: number) => void; onEnd: () => void },
): () => void {
  const { document, performance } = window
  const steps = stepsOf(count)
  const start = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  const stopListening = listen(document, ['visibilitychange'], () => {
    if (document.hidden) end()
  })
  function stop() {
    clearTimeout(timer)
    stopListening()
  }
  function end() {
    stop()
    write(steps)
    onEnd()
  }
  function turn() {
    const elapsed = performance.now() - start
    const step = stepAt(count, elapsed)
    if (step >= steps) return end()
    write(step)
    timer = setTimeout(turn, Math.ceil((step + 1) * count.refreshMs - elapsed))
  }
  turn()
  return stop
}
