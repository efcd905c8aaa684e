import type { Scope } from '../../../src/page/scope'
import { type Count, stepAt, stepsOf } from './count'

/**
 * Counts by the clock: a late timer skips steps. On a hidden page the count ends at once.
 * @param write shows a step
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
  function update() {
    const elapsed = performance.now() - start
    const step = stepAt(count, elapsed)
    if (step >= steps) return end()
    write(step)
    counting.after(Math.ceil((step + 1) * count.refreshMs - elapsed), update)
  }
  update()
}
