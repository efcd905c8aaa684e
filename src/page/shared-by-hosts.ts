import type { OwnScope, Scope } from './scope'

/**
 * Shares one value between all hosts of an island: it is created for the first host and disposed with the last.
 * @param create gets a scope that is disposed with the value
 */
export function sharedByHosts<T>(create: (scope: Scope) => T): (scope: Scope) => T {
  let shared: ReturnType<typeof make> | undefined
  let hosts = 0

  function make(own: OwnScope) {
    try {
      return { value: create(own), end: own.dispose }
    } catch (cause) {
      own.dispose()
      throw cause
    }
  }
  return (scope) => {
    shared ??= make(scope.detached())
    const { value, end } = shared
    hosts += 1
    scope.add(() => {
      hosts -= 1
      if (hosts > 0) return
      shared = undefined
      end()
    })
    return value
  }
}
