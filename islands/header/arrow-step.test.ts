import { expect, test } from 'vitest'
import { arrowStep, type FocusedLink, type Step } from './arrow-step'

const BAR: FocusedLink = { index: 1, count: 3, isBar: true, hasDropdown: true, isRtl: false }
const LIST: FocusedLink = { ...BAR, isBar: false }

test.each<[string, FocusedLink, Step | null]>([
  ['ArrowRight', BAR, 2],
  ['ArrowLeft', BAR, 0],
  ['ArrowRight', { ...BAR, index: 2 }, null],
  ['ArrowLeft', { ...BAR, index: 0 }, null],
  ['ArrowRight', { ...BAR, isRtl: true }, 0],
  ['ArrowLeft', { ...BAR, isRtl: true }, 2],
  ['ArrowDown', BAR, 'into'],
  ['ArrowDown', { ...BAR, hasDropdown: false }, null],
  ['ArrowUp', BAR, null],
  ['Home', BAR, 0],
  ['End', BAR, 2],
  ['End', { ...BAR, index: 2 }, null],
  ['ArrowDown', LIST, 2],
  ['ArrowUp', LIST, 0],
  ['ArrowUp', { ...LIST, index: 0 }, 'out'],
  ['ArrowDown', { ...LIST, index: 2 }, null],
  ['ArrowRight', LIST, 'into'],
  ['ArrowRight', { ...LIST, hasDropdown: false }, null],
  ['ArrowLeft', LIST, 'out'],
  ['ArrowRight', { ...LIST, isRtl: true }, 'out'],
  ['Tab', BAR, null],
  ['a', LIST, null],
])('[S03] menu keys: %s on %j moves to %s', (key, link, step) => {
  expect(arrowStep(key, link)).toBe(step)
})
