import type { Scope } from '../../../src/page/scope'
import { type Count, stepAt, stepsOf } from './count'

/**
 * Counts by the clock: a late timer leaves out steps, not time. Once nobody can see it, it is at its end at once.
 * @param write a step's turn; the last one's at the end
 */
export function runCount(
  scope: Scope,
  count: Count,
  { write, onEnd }: { write: (step: number) => void; onEnd: () => void },
): void {
  const { document } = scope
  const { performance } = scope.window
  const steps = stepsOf(count)
  const start = performance.now()
  const counting = scope.child()

  counting.listen(document, 'visibilitychange', () => {
    if (document.hidden) end()
  })
  function end() {
    counting.dispose()
    write(steps)
    onEnd()
  }
  function turn() {
    const elapsed = performance.now() - start
    const step = stepAt(count, elapsed)
    if (step >= steps) return end()
    write(step)
    counting.after(Math.ceil((step + 1) * count.refreshMs - elapsed), turn)
  }
  turn()
}
