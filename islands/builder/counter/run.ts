import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { type Count, finalText, stepAt, stepsOf, textAt } from './count'
import type { Counter } from './markup'
import { revealDetails, showDetails } from './reveal'

/** The run of a counter from its empty number to its final state. */
interface Run {
  isWaiting(): boolean
  /** Starts to count. Without animations the counter is complete at once. */
  begin(): void
  complete(): void
}

/** Until it has ended, screen readers get the final number. A counter that shows it already is complete. */
export function createRun(scope: Scope, counter: Counter, options: { readonly dividerWidth: number }): Run {
  const { adopt: adopted, document, window } = scope
  const { number, count } = counter
  let state: 'waiting' | 'counting' | 'done' = 'waiting'

  function write(text: string) {
    if (number && number.textContent !== text) number.textContent = text
  }
  function setLabel(name: string | null) {
    if (!number) return
    adopted.attribute(number, 'role', name === null ? null : 'img')
    adopted.attribute(number, 'aria-label', name)
  }
  function complete() {
    if (state === 'done') return
    state = 'done'
    write(finalText(count))
    setLabel(null)
    showDetails(counter, options)
  }
  function onEnd() {
    state = 'done'
    setLabel(null)
    revealDetails(scope, counter, options)
  }
  if (number && number.textContent === finalText(count)) complete()
  else setLabel(finalText(count))

  return {
    isWaiting: () => state === 'waiting',
    complete,
    begin() {
      if (state !== 'waiting') return
      const isAnimated = !prefersReducedMotion(window) && !document.hidden
      if (!number || !isAnimated) return complete()
      state = 'counting'
      runCount(scope, count, { write: (step) => write(textAt(count, step)), onEnd })
    },
  }
}

/**
 * Counts by the clock: a late timer skips steps. On a hidden page the count ends at once.
 * @param write shows a step
 */
function runCount(
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
