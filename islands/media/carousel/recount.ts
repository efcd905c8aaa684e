import { observeSizes } from '../../../src/dom/observe-sizes'
import type { Scope } from '../../../src/page/scope'

const AFTER_MS = 200

export interface RecountHandlers {
  /** Something may have another size. */
  onResize(): void
  /** And had time to come to rest. */
  onRest(): void
}

/** Watches the window, and the place where the list stands. */
export function watchPlace(list: Element, scope: Scope, { onResize, onRest }: RecountHandlers): void {
  let cancelRest = () => {}
  function look() {
    cancelRest()
    cancelRest = scope.after(AFTER_MS, onRest)
    onResize()
  }
  scope.listen(scope.window, 'resize', look)
  scope.add(observeSizes([list.parentElement], look))
}
