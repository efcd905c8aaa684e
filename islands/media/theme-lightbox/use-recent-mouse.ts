import { useEffect, useState } from 'react'
import { listen } from '../../../src/dom/listen'

/** Whether the mouse has moved within this time, in ms; at first it counts as moved. */
export function useRecentMouse(window: Window, isOn: boolean, withinMs: number): boolean {
  const [isRecent, setRecent] = useState(true)
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      clearTimeout(timer)
      setRecent(true)
      timer = setTimeout(() => setRecent(false), withinMs)
    }
    moved()
    const stop = listen(window, ['mousemove'], moved, { passive: true })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [window, isOn, withinMs])
  return isRecent
}
