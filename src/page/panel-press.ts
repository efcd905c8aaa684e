import { listen } from './listen'
import type { PanelTimers } from './panel-timers'

export interface PanelPress {
  readonly timers: PanelTimers
  /** The name under which it waits. */
  readonly name: string
  /** The press that opened the panel may end on what has just appeared: this one listens a little later. */
  readonly afterMs: number
  readonly onPressed: () => void
  /** Default: every press on the target. */
  readonly isMeant?: (pressed: EventTarget | null) => boolean
}

/**
 * Has a press beside an open panel close it. The press is used up: what it was on is covered, and is not clicked as well.
 * @returns the end
 */
export function onPressBeside(
  target: EventTarget,
  { timers, name, afterMs, onPressed, isMeant }: PanelPress,
): () => void {
  let disarm = () => {}
  const press = (event: Event) => {
    if (isMeant && !isMeant(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    onPressed()
  }
  timers.after(name, afterMs, () => {
    disarm = listen(target, ['click', 'touchstart'], press, { passive: false })
  })
  return () => {
    timers.drop(name)
    disarm()
  }
}
