import type { EmblaCarouselType } from 'embla-carousel'
import type { Scope } from '../page/scope'

/** Moves embla's track frame by frame. Positions are embla's, in px: forward is negative. */
export interface LineMovement {
  /** Puts the track at a position. */
  put(position: number): void
  /** Moves the track to embla's target. */
  travel(durationMs: number): void
  /** @param draw called in each frame; returns whether the movement goes on */
  run(draw: (elapsedMs: number) => boolean): void
  /** Stops where the track is. */
  stop(): void
}

/**
 * Embla's own movement is a spring, whose duration depends on the distance; the theme's movements take exactly as long as
 * its settings say.
 */
export function createLineMovement(scope: Scope, api: EmblaCarouselType): LineMovement {
  const { performance } = scope.window
  const engine = () => api.internalEngine()
  let stop = () => {}

  function put(position: number) {
    const { location, offsetLocation, previousLocation, target, options, ...parts } = engine()
    const direction = Math.sign(position - location.get())
    for (const value of [location, offsetLocation, previousLocation]) value.set(position)
    if (options.loop) {
      parts.scrollLooper.loop(direction)
      parts.slideLooper.loop()
    }
    parts.translate.to(location.get())
  }
  /** The remaining distance to the target decides: a loop may shift both the target and the location meanwhile. */
  function travel(durationMs: number) {
    stop()
    const { target, location } = engine()
    const distance = target.get() - location.get()
    if (durationMs <= 0 || distance === 0) return put(target.get())
    run((elapsedMs) => {
      const progress = Math.min(1, elapsedMs / durationMs)
      put(engine().target.get() - distance * remaining(progress))
      return progress < 1
    })
  }
  function run(draw: (elapsedMs: number) => boolean) {
    const began = performance.now()
    const next = () => {
      if (draw(performance.now() - began)) stop = scope.frame(next)
    }
    stop = scope.frame(next)
  }
  return { put, travel, run, stop: () => stop() }
}

/** The part of the distance that is left, by an easing that is quick at first, as the theme's `ease`. */
function remaining(progress: number): number {
  return (1 - progress) ** 3
}
