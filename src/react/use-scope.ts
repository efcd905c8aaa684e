import { type DependencyList, useLayoutEffect } from 'react'
import type { Scope } from '../page/scope'
import { useLatest } from './use-latest'

/**
 * Runs an effect with a scope of its own, which undoes what it did before the next run and on unmount. If it throws, what it
 * has done is undone and the error is reported: the other parts of the widget go on.
 * @param parent the island's scope
 * @param dependencies the effect runs anew when one of these has changed
 */
export function useScope(parent: Scope, effect: (scope: Scope) => void, dependencies: DependencyList): void {
  const latest = useLatest(effect)
  useLayoutEffect(() => {
    const scope = parent.child()
    try {
      latest.current(scope)
    } catch (cause) {
      scope.dispose()
      parent.report(cause)
    }
    return scope.dispose
  }, [parent, latest, ...dependencies])
}
