import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, type Key, type ListState, listAction, typeAhead } from './listbox-keys'

const CLOSED: ListState = { isOpen: false, active: 1, count: 4, isTyping: false }
const OPEN: ListState = { ...CLOSED, isOpen: true }
const key = (name: string, more: Partial<Key> = {}): Key => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
})

describe('[S31] super search: keys of a list', () => {
  test.each<[string, Key, ListState, Action | undefined]>([
    ['down opens at the choice', key('ArrowDown'), CLOSED, { type: 'open', index: 1 }],
    ['up opens at the choice', key('ArrowUp'), CLOSED, { type: 'open', index: 1 }],
    ['Enter opens', key('Enter'), CLOSED, { type: 'open', index: 1 }],
    ['Space opens', key(' '), CLOSED, { type: 'open', index: 1 }],
    [
      'without a choice it opens at the first',
      key('Enter'),
      { ...CLOSED, active: -1 },
      { type: 'open', index: 0 },
    ],
    ['Home opens at the first', key('Home'), CLOSED, { type: 'open', index: 0 }],
    ['End opens at the last', key('End'), CLOSED, { type: 'open', index: 3 }],
    ['down goes on', key('ArrowDown'), OPEN, { type: 'move', index: 2 }],
    ['up goes back', key('ArrowUp'), OPEN, { type: 'move', index: 0 }],
    ['down ends at the last', key('ArrowDown'), { ...OPEN, active: 3 }, { type: 'move', index: 3 }],
    ['up ends at the first', key('ArrowUp'), { ...OPEN, active: 0 }, { type: 'move', index: 0 }],
    ['Home', key('Home'), OPEN, { type: 'move', index: 0 }],
    ['End', key('End'), OPEN, { type: 'move', index: 3 }],
    ['Enter chooses', key('Enter'), OPEN, { type: 'choose', hasDefault: false }],
    ['Space chooses', key(' '), OPEN, { type: 'choose', hasDefault: false }],
    ['Alt and up choose', key('ArrowUp', { altKey: true }), OPEN, { type: 'choose', hasDefault: false }],
    ['Tab chooses and goes on', key('Tab'), OPEN, { type: 'choose', hasDefault: true }],
    ['Tab goes past', key('Tab'), CLOSED, undefined],
    ['Esc closes', key('Escape'), OPEN, { type: 'close' }],
    ['Esc is others’', key('Escape'), CLOSED, undefined],
    ['a letter', key('m'), CLOSED, { type: 'letter', letter: 'm' }],
    ['a space within a word', key(' '), { ...OPEN, isTyping: true }, { type: 'letter', letter: ' ' }],
    ['a letter of two units', key('𝔸'), OPEN, { type: 'letter', letter: '𝔸' }],
    ['shortcuts are the browser’s', key('a', { ctrlKey: true }), OPEN, undefined],
    ['Cmd too', key('ArrowDown', { metaKey: true }), OPEN, undefined],
    ['Alt and a letter too', key('a', { altKey: true }), OPEN, undefined],
    ['function keys too', key('F5'), OPEN, undefined],
    ['a dead key too', key('Dead'), OPEN, undefined],
  ])('[S31] super search: %s', (_, pressed, state, expected) => {
    expect(listAction(pressed, state)).toEqual(expected)
  })

  test('[S31] super search: no key moves outside the list', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', ' '),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: -1, max: 8 }),
        fc.boolean(),
        (name, count, active, isOpen) => {
          const action = listAction(key(name), {
            isOpen,
            active: Math.min(active, count - 1),
            count,
            isTyping: false,
          })
          if (!action || !('index' in action)) return
          expect(action.index).toBeGreaterThanOrEqual(0)
          expect(action.index).toBeLessThan(count)
        },
      ),
    )
  })
})

describe('[S31] super search: letters find an option', () => {
  const LABELS = ['Any', 'Medals', 'Badges', ' Mugs', 'Metal', 'Éclair']
  test.each([
    ['m', -1, 1],
    ['m', 1, 3],
    ['mm', 3, 4],
    ['mmm', 4, 1],
    ['me', 1, 1],
    ['met', 1, 4],
    ['MED', 4, 1],
    ['mu', 0, 3],
    ['é', 0, 5],
    ['x', 2, -1],
  ])('[S31] super search: %s after option %i is option %i', (typed, active, expected) => {
    expect(typeAhead(LABELS, typed, active)).toBe(expected)
  })

  test('[S31] super search: an empty list has no match', () => {
    expect(typeAhead([], 'a', 0)).toBe(-1)
  })
})
