import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the latest rendering, for handlers that live longer than one. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
