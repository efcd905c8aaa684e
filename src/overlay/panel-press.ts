import type { Scope } from '../page/scope'

interface PanelPress {
  /** The delay before it listens: the press that opened the panel may end on what has just appeared. */
  readonly afterMs: number
  readonly onPressed: () => void
  /** Default: every press on the target. */
  readonly isMeant?: (pressed: EventTarget | null) => boolean
}

/** Calls back at a press outside an open panel. The press is prevented, so that it does not also click what it hits. */
export function onPressOutside(
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
