/** What the sources use of React; the build fails where they use more. */
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
  useInsertionEffect,
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
