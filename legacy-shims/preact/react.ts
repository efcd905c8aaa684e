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

/** As React: what is urgent shows first. Preact itself would not wait. */
export function startTransition(update: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    update()
  }
  port2.postMessage(undefined)
}

/** As React: before any node changes. In Preact, which renders without a break, that is while it renders. */
export function useInsertionEffect(effect: EffectCallback, inputs?: Inputs): void {
  const cleanUp = useRef<ReturnType<EffectCallback>>(undefined)
  useMemo(() => {
    cleanUp.current?.()
    cleanUp.current = effect()
    // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's
  }, inputs)
  useLayoutEffect(() => () => cleanUp.current?.(), [])
}
