import { useEffect, useRef, useState } from 'react'

/**
 * Code that only some of a component's uses need, fetched when one does.
 * @param load the same, by identity, at every rendering; undefined as long as it is not needed
 * @param onFailure told when it can not be fetched
 * @returns undefined until it is here
 */
export function useLater<Module extends object>(
  load: (() => Promise<Module>) | undefined,
  onFailure: (cause: unknown) => void,
): Module | undefined {
  const [module, setModule] = useState<Module>()
  const fail = useRef(onFailure)
  fail.current = onFailure
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
  }, [load])
  return module
}
