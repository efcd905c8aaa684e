import { createBurstCounter, createMoveRecorder } from './bursts'
import { createKeyPresses } from './key-presses'
import { createPressDurations } from './press-durations'
import { sampleText } from './samples'

/** Field names without their prefix, and their values, in the server's order (contract 07 D5). */
export type Fields = readonly (readonly [key: string, value: string])[]

/**
 * Counts and times of the visitor's input, which all watched forms of a page share; typed text is never
 * recorded. Nothing is reset by a submit (contract 07 D4).
 */
export function createBehaviour() {
  const keys = createKeyPresses()
  const clicks = createPressDurations()
  const touches = createPressDurations()
  const moves = createMoveRecorder()
  const touchMoves = createBurstCounter()
  const scrolls = createBurstCounter()

  return {
    keyDown: keys.down,
    keyUp: keys.up,
    focusMoved: keys.restart,
    mouseDown: clicks.down,
    mouseUp(now: number) {
      if (clicks.up(now)) keys.restart()
    },
    touchStart: touches.down,
    touchEnd(now: number) {
      if (touches.up(now)) keys.restart()
    },
    mouseMove: moves.record,
    touchMove: touchMoves.record,
    scroll: scrolls.record,
    /**
     * @param now the time of the submit, in ms since 1970
     * @param random called for each list that may be shortened
     */
    fields(now: number, random: () => number): Fields {
      const moved = moves.samples(now)
      return [
        ['bib', String(keys.begin ?? '')],
        ['bfs', String(now)],
        ['bkpc', String(keys.presses.length)],
        ['bkp', sampleText(keys.presses, random())],
        ['bmc', sampleText(clicks.samples, random())],
        ['bmcc', String(clicks.samples.length)],
        ['bmk', keys.modifiers.join(';')],
        ['bck', keys.corrections.join(';')],
        ['bmmc', String(moved.length)],
        ['btmc', String(touchMoves.count(now))],
        ['bsc', String(scrolls.count(now))],
        ['bte', sampleText(touches.samples, random())],
        ['btec', String(touches.samples.length)],
        ['bmm', sampleText(moved, random())],
      ]
    },
  }
}

export type Behaviour = ReturnType<typeof createBehaviour>
