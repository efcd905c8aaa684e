import { listen } from '../../../src/page/listen'
import { onMotionChange, prefersReducedMotion } from '../../../src/page/motion'
import type { Page } from '../../../src/page/page'

/** Whether somebody is just looking at the slider, or nobody at all. */
export interface Attention {
  /** The pointer or the keyboard is in it. */
  isHeld(): boolean
  isHidden(): boolean
  end(): void
}

export interface AttentionOptions {
  readonly host: HTMLElement
  readonly page: Pick<Page, 'document' | 'window'>
  readonly onChange: () => void
  /** Less motion is asked for from now on. */
  readonly onCalm: () => void
}

export function watchAttention({ host, page, onChange, onCalm }: AttentionOptions): Attention {
  const { document, window } = page
  // A pointer that is there already comes in no more.
  let isHovered = host.matches(':hover')
  function onPointer(event: Event) {
    // A finger is gone when it leaves, and says so only at its next touch.
    isHovered = event.type === 'pointerenter' && !isFinger(event)
    onChange()
  }
  const stops = [
    listen(host, ['pointerenter', 'pointerleave'], onPointer),
    listen(host, ['focusin', 'focusout'], onChange),
    listen(document, ['visibilitychange'], onChange),
    listen(window, ['pageshow'], onChange),
    onMotionChange(window, () => prefersReducedMotion(window) && onCalm()),
  ]
  return {
    isHeld: () => isHovered || hasKeyboard(host),
    isHidden: () => document.visibilityState === 'hidden',
    end() {
      for (const stop of stops) stop()
    },
  }
}

export const isFinger = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch'

/** What was clicked has the focus as well, but is not being read. */
function hasKeyboard(host: HTMLElement): boolean {
  const { activeElement } = host.ownerDocument
  return activeElement !== null && host.contains(activeElement) && activeElement.matches(':focus-visible')
}
