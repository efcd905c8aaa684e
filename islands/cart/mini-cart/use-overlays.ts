import { useLayoutEffect, useRef } from 'react'
import { fadeIn, fadeOut } from '../../../src/motion/fade'

const FADE_IN_MS = 200
const FADE_OUT_MS = 100

/** Covers the dropdown while the server is asked. */
export function useOverlays(host: HTMLElement, covered: boolean): void {
  const wasCovered = useRef(false)
  useLayoutEffect(() => {
    if (covered === wasCovered.current) return
    wasCovered.current = covered
    for (const overlay of host.querySelectorAll<HTMLElement>('.shopping-bag .loading-overlay')) {
      if (covered) fadeIn(overlay, { durationMs: FADE_IN_MS })
      else fadeOut(overlay, { durationMs: FADE_OUT_MS })
    }
  }, [host, covered])
}
