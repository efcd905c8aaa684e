import { afterEach, beforeEach } from 'vitest'

/** A slide or fade that is under way. */
export interface FakeAnimation {
  onfinish: (() => void) | null
  cancel(): void
  finish(): void
  readonly durationMs: number
}

/** The running animations. Neither DOM animates, so they end when the test says so. */
export const animations: FakeAnimation[] = []

export function fakeAnimations(): void {
  beforeEach(() => {
    animations.length = 0
    Object.assign(HTMLElement.prototype, {
      animate: (_: unknown, { duration }: { duration: number }) => {
        const animation: FakeAnimation = {
          onfinish: null,
          cancel: () => {},
          finish: () => {},
          durationMs: duration,
        }
        animations.push(animation)
        return animation
      },
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  })
}

export function endAnimations(): void {
  for (const { onfinish } of animations.splice(0)) onfinish?.()
}
