import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canStep, firstState, reduce, type SliderAction, type SliderState } from './slider'

const shown = (count: number, { loops = false } = {}) =>
  reduce(firstState({ count, loops }), { type: 'loaded' })
const run = (state: SliderState, ...actions: SliderAction[]) => actions.reduce(reduce, state)
const next: SliderAction = { type: 'step', by: 1 }
const previous: SliderAction = { type: 'step', by: -1 }
const settle: SliderAction = { type: 'settle' }

describe('[S51] hero slider: its states', () => {
  test('[S51] hero slider: nothing moves until the first slide is there (S1)', () => {
    const state = firstState({ count: 3, loops: true })
    for (const action of [
      next,
      { type: 'go', index: 2 },
      { type: 'advance' },
      { type: 'grab' },
      settle,
    ] as const)
      expect(reduce(state, action)).toBe(state)
    expect(shown(3).phase).toBe('resting')
  })

  test.each([
    ['next', next, 0, false, 1],
    ['previous on the first', previous, 0, false, 0],
    ['next on the last (S7)', next, 2, false, 2],
    ['next on the last, looping (S8)', next, 2, true, 0],
    ['previous on the first, looping', previous, 0, true, 2],
    ['a dot', { type: 'go', index: 2 }, 0, false, 2],
    ['a dot that has no slide', { type: 'go', index: 3 }, 1, false, 1],
    ['by itself', { type: 'advance' }, 0, false, 1],
    ['by itself from the last (S16)', { type: 'advance' }, 2, false, 0],
    ['by itself from the last, looping', { type: 'advance' }, 2, true, 0],
  ] satisfies [string, SliderAction, number, boolean, number][])(
    '[S51] hero slider: %s',
    (_, action, from, loops, to) => {
      const before = run(shown(3, { loops }), { type: 'go', index: from }, settle)
      const after = reduce(before, action)
      expect(after.index).toBe(to)
      if (to === from) expect(after).toBe(before)
      else expect(after.phase).toBe('moving')
    },
  )

  test('[S51] hero slider: a loop goes on beyond the end, and is back on its track when it rests (S8)', () => {
    const moving = run(shown(3, { loops: true }), next, next, next)
    expect(moving).toMatchObject({ position: 3, index: 0, direction: 1, phase: 'moving' })
    expect(reduce(moving, settle)).toMatchObject({ position: 0, index: 0, phase: 'resting' })
    expect(run(shown(3, { loops: true }), previous)).toMatchObject({ position: -1, index: 2, direction: -1 })
  })

  test('[S51] hero slider: while it is dragged nothing else moves it; let go it moves or returns', () => {
    const dragged = run(shown(3), { type: 'grab' })
    for (const action of [next, { type: 'go', index: 2 }, { type: 'advance' }, settle] as const)
      expect(reduce(dragged, action)).toBe(dragged)
    expect(reduce(dragged, { type: 'release', by: 1 })).toMatchObject({ index: 1, phase: 'moving' })
    expect(reduce(dragged, { type: 'release', by: 0 })).toMatchObject({ index: 0, phase: 'returning' })
    expect(reduce(dragged, { type: 'release', by: -1 })).toMatchObject({ index: 0, phase: 'returning' })
    expect(run(dragged, { type: 'release', by: 0 }, settle)).toMatchObject({ index: 0, phase: 'resting' })
  })

  test('[S51] hero slider: one slide has nowhere to go (S13)', () => {
    const one = shown(1, { loops: true })
    for (const action of [next, previous, { type: 'advance' }, { type: 'grab' }] as const)
      expect(reduce(one, action)).toBe(one)
  })

  test('[S51] hero slider: whatever happens, one slide is shown, and at rest it is at its place', () => {
    const action = fc.oneof(
      fc.record({ type: fc.constant('step' as const), by: fc.constantFrom(-1 as const, 1 as const) }),
      fc.record({ type: fc.constant('go' as const), index: fc.integer({ min: -2, max: 8 }) }),
      fc.record({
        type: fc.constant('release' as const),
        by: fc.constantFrom(-1 as const, 0 as const, 1 as const),
      }),
      fc.constantFrom<SliderAction>({ type: 'advance' }, { type: 'grab' }, { type: 'settle' }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.boolean(), fc.array(action), (count, loops, actions) => {
        const state = run(shown(count, { loops }), ...actions)
        expect(state.index).toBeGreaterThanOrEqual(0)
        expect(state.index).toBeLessThan(count)
        expect((((state.position - state.index) % count) + count) % count).toBe(0)
        if (state.phase === 'resting' || !state.loops) expect(state.position).toBe(state.index)
        expect(canStep(state, 1)).toBe(count > 1 && (state.loops || state.index < count - 1))
      }),
    )
  })
})
