import { createBursts, createMoves } from './bursts'
import { createHolds } from './holds'
import { createKeyPresses } from './key-presses'
import { sampleText } from './samples'

/** Field names without their prefix, and their values, in the server's order (contract 07 D5). */
export type Fields = readonly (readonly [key: string, value: string])[]

/**
 * What all watched forms of a page know of the visitor: counts and times, never what was typed. Nothing of it starts
 * again after a submit (contract 07 D4).
 */
export function createBehaviour() {
  const keys = createKeyPresses()
  const clicks = createHolds()
  const touches = createHolds()
  const moves = createMoves()
  const touchMoves = createBursts()
  const scrolls = createBursts()

  return {
    keyDown: keys.down,
    keyUp: keys.up,
    focusMoved: keys.forget,
    mouseDown: clicks.down,
    mouseUp(now: number) {
      if (clicks.up(now)) keys.forget()
    },
    touchStart: touches.down,
    touchEnd(now: number) {
      if (touches.up(now)) keys.forget()
    },
    mouseMove: moves.hear,
    touchMove: touchMoves.hear,
    scroll: scrolls.hear,
    /**
     * @param now the time of the submit, in ms since 1970
     * @param random called for each list that may be cut
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
