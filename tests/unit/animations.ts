/** An animation that was requested. */
export interface Asked {
  readonly element: HTMLElement
  readonly duration: number
  readonly easing: string | undefined
}

/**
 * Neither DOM animates: here an animation ends when its time is over, by the clock of the test.
 * @returns what was requested, and the way back
 */
export function fakeAnimations() {
  const asked: Asked[] = []
  Object.defineProperty(HTMLElement.prototype, 'animate', {
    configurable: true,
    value(this: HTMLElement, _frames: unknown, { duration, easing }: { duration: number; easing?: string }) {
      asked.push({ element: this, duration, easing })
      const animation = {
        onfinish: null as (() => void) | null,
        finish: () => end(),
        cancel: () => clearTimeout(timer),
      }
      const end = () => {
        clearTimeout(timer)
        animation.onfinish?.()
      }
      const timer = setTimeout(end, duration)
      return animation
    },
  })
  return { asked, restore: () => void Reflect.deleteProperty(HTMLElement.prototype, 'animate') }
}
