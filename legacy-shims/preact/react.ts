import { useLayoutEffect, useMemo, useRef } from 'preact/compat'
import type { EffectCallback, Inputs } from 'preact/hooks'

/** The part of React that the sources use. The build fails where they use more. */
export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'

/** Like React: urgent updates are shown first. Preact's own would run the update at once. */
export function startTransition(update: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    update()
  }
  port2.postMessage(undefined)
}

/**
 * Like React: the effect runs before any DOM node changes. Preact renders synchronously, so the effect runs
 * while Preact renders.
 */
export function useInsertionEffect(effect: EffectCallback, inputs?: Inputs): void {
  const cleanUp = useRef<ReturnType<EffectCallback>>(undefined)
  useMemo(() => {
    cleanUp.current?.()
    cleanUp.current = effect()
    // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's
  }, inputs)
  useLayoutEffect(() => () => cleanUp.current?.(), [])
}
