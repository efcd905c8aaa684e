import { onMotionChange, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'

/** Whether somebody is just looking at the slider, or nobody at all. */
export interface Attention {
  /** The pointer or the keyboard is in it. */
  isHeld(): boolean
  isHidden(): boolean
}

export interface AttentionOptions {
  readonly host: HTMLElement
  readonly onChange: () => void
  /** Less motion is asked for from now on. */
  readonly onCalm: () => void
}

export function watchAttention(scope: Scope, { host, onChange, onCalm }: AttentionOptions): Attention {
  const { document, window } = scope
  // A pointer that is there already comes in no more.
  let isHovered = host.matches(':hover')
  function onPointer(event: PointerEvent) {
    // A finger is gone when it leaves, and says so only at its next touch.
    isHovered = event.type === 'pointerenter' && !isFinger(event)
    onChange()
  }
  scope.listen(host, ['pointerenter', 'pointerleave'], onPointer)
  scope.listen(host, ['focusin', 'focusout'], onChange)
  scope.listen(document, 'visibilitychange', onChange)
  scope.listen(window, 'pageshow', onChange)
  scope.add(onMotionChange(window, () => prefersReducedMotion(window) && onCalm()))
  return {
    isHeld: () => isHovered || hasKeyboard(host),
    isHidden: () => document.visibilityState === 'hidden',
  }
}

export const isFinger = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch'

/** What was clicked has the focus as well, but is not being read. */
function hasKeyboard(host: HTMLElement): boolean {
  const { activeElement } = host.ownerDocument
  return activeElement !== null && host.contains(activeElement) && activeElement.matches(':focus-visible')
}
