import { useCallback, useSyncExternalStore } from 'react'
import { listen } from '../dom/listen'

/**
 * A value of the page that changes with certain events, such as the window's width.
 * @param types the same array at every rendering
 * @param read returns the same for the same state of the page: a number, a text, a boolean
 */
export function useEventValue<Value>(
  target: EventTarget,
  types: readonly string[],
  read: () => Value,
): Value {
  const subscribe = useCallback((onChange: () => void) => listen(target, types, onChange), [target, types])
  return useSyncExternalStore(subscribe, read)
}
