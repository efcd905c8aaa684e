import { useCallback, useSyncExternalStore } from 'react'
import { onMotionChange, prefersReducedMotion } from '../motion/reduced-motion'

/** Whether the visitor prefers reduced motion. */
export function useReducedMotion(window: Window): boolean {
  const subscribe = useCallback((onChange: () => void) => onMotionChange(window, onChange), [window])
  return useSyncExternalStore(subscribe, () => prefersReducedMotion(window))
}
