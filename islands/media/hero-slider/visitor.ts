import { onMotionChange, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import type { Attention } from './slider'

export interface VisitorOptions {
  readonly host: HTMLElement
  readonly onChange: () => void
  /** The visitor has just turned on reduced motion. */
  readonly onReducedMotion: () => void
}

/** @returns reads what the visitor is doing */
export function watchVisitor(
  scope: Scope,
  { host, onChange, onReducedMotion }: VisitorOptions,
): () => Attention {
  const { document, window } = scope
  // A pointer that is already inside fires no `pointerenter`.
  let isHovered = host.matches(':hover')
  function onPointer(event: PointerEvent) {
    // A finger does not hover.
    isHovered = event.type === 'pointerenter' && !isFinger(event)
    onChange()
  }
  scope.listen(host, ['pointerenter', 'pointerleave'], onPointer)
  scope.listen(host, ['focusin', 'focusout'], onChange)
  scope.listen(document, 'visibilitychange', onChange)
  scope.listen(window, 'pageshow', onChange)
  scope.add(onMotionChange(window, () => prefersReducedMotion(window) && onReducedMotion()))
  return () => ({
    isInteracting: isHovered || hasKeyboardFocus(host),
    isHidden: document.visibilityState === 'hidden',
  })
}

export const isFinger = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch'

/** A click moves the focus as well, but only a focus by keyboard pauses. */
function hasKeyboardFocus(host: HTMLElement): boolean {
  const { activeElement } = host.ownerDocument
  return activeElement !== null && host.contains(activeElement) && activeElement.matches(':focus-visible')
}
