import type { Scope } from '../page/scope'

export interface PanelPress {
  /** The press that opened the panel may end on what has just appeared: this one listens a little later. */
  readonly afterMs: number
  readonly onPressed: () => void
  /** Default: every press on the target. */
  readonly isMeant?: (pressed: EventTarget | null) => boolean
}

/**
 * Has a press beside an open panel close it. The press is used up: what it was on is covered, and is not clicked as well.
 */
export function onPressBeside(
  { after, listen }: Scope,
  target: EventTarget,
  { afterMs, onPressed, isMeant }: PanelPress,
): void {
  const press = (event: Event) => {
    if (isMeant && !isMeant(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    onPressed()
  }
  after(afterMs, () => {
    listen(target, ['click', 'touchstart'], press, { passive: false })
  })
}
