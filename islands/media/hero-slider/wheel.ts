import type { Scope } from '../../../src/page/scope'
import type { Direction } from './slider'

/** Events of one turn of a wheel, or of one push on a touch pad, follow each other closer than this. */
const GUARD_MS = 60

export interface WheelFacts {
  readonly deltaX: number
  readonly deltaY: number
  /** Since the wheel event before; Infinity for the first. */
  readonly sinceLastMs: number
  /** The event before was kept from the page. */
  readonly wasTaken: boolean
  readonly canStep: (by: Direction) => boolean
  readonly continues: boolean
}

/** What becomes of a turn of the wheel over a curtain. */
export type WheelAnswer =
  | { readonly kind: 'page' }
  | { readonly kind: 'swallowed' }
  | { readonly kind: 'step'; readonly by: Direction }
  | { readonly kind: 'continue' }

/** Contract 04 §17.6: at its ends a curtain lets the page scroll. */
export function wheelAnswer(wheel: WheelFacts): WheelAnswer {
  const { deltaX, deltaY, sinceLastMs, wasTaken } = wheel
  if (deltaY === 0 || Math.abs(deltaX) > Math.abs(deltaY)) return { kind: 'page' }
  if (sinceLastMs < GUARD_MS) return { kind: wasTaken ? 'swallowed' : 'page' }
  const by = deltaY > 0 ? 1 : -1
  if (wheel.canStep(by)) return { kind: 'step', by }
  // One that leads neither way is not yet shown.
  const isOver = by === 1 && wheel.canStep(-1)
  return isOver && wheel.continues ? { kind: 'continue' } : { kind: 'page' }
}

export function followWheel(
  host: HTMLElement,
  { listen }: Scope,
  answer: (facts: Pick<WheelFacts, 'deltaX' | 'deltaY' | 'sinceLastMs' | 'wasTaken'>) => WheelAnswer,
): void {
  let last = -Infinity
  let wasTaken = false
  function onWheel(event: WheelEvent) {
    // With the control key it magnifies the page.
    if (event.ctrlKey) return
    const { deltaX, deltaY, timeStamp } = event
    wasTaken = answer({ deltaX, deltaY, sinceLastMs: timeStamp - last, wasTaken }).kind !== 'page'
    last = timeStamp
    if (wasTaken) event.preventDefault()
  }
  listen(host, 'wheel', onWheel, { passive: false })
}
