import { useEffect, useState } from 'react'
import { useLatest } from './use-latest'

/**
 * Loads a module that a component needs only at times.
 * @param load the same function at every rendering; undefined while the module is not needed
 * @param onFailure called when it can not be fetched
 * @returns undefined until the module has arrived
 */
export function useLazyModule<Module extends object>(
  load: (() => Promise<Module>) | undefined,
  onFailure: (cause: unknown) => void,
): Module | undefined {
  const [module, setModule] = useState<Module>()
  const fail = useLatest(onFailure)
  useEffect(() => {
    if (!load) return
    let isOver = false
    load().then(
      (found) => isOver || setModule(found),
      (cause: unknown) => isOver || fail.current(cause),
    )
    return () => {
      isOver = true
    }
  }, [load, fail])
  return module
}
